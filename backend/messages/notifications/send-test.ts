import type { Account } from '#backend/people/accounts/sessions.ts'
import { requirePhone } from '#backend/kernel/contacts/phone.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { problemsOf, sampleValues } from '#schema/plain/message-words.ts'
import type { messageTest } from '#schema/notifications.ts'
import { z } from 'zod'
import { metaOf } from './message-form.ts'
import type { NotificationKind } from './notify.ts'
import { notify } from './notify.ts'
import { templateOf } from './templates.ts'

/**
 * Sends a message with values of a preview to who tries it, and returns where to. Throws 422 for a message there is not,
 * words that may not be sent, and a recipient that is neither phone nor address.
 */
export async function sendTest(
  database: Database,
  partnerId: number,
  { audience, kind: named, words, to, account }: z.output<typeof messageTest> & { account: Account },
): Promise<string> {
  const kind = named as NotificationKind
  if (!templateOf(audience, kind)) throw refused('/kind', '그런 메시지가 없습니다.')
  const meta = metaOf(audience, kind)
  const [problem] = words === null ? [] : problemsOf(words, meta)
  if (problem) throw refused('/words', problem)
  const recipient = to === null ? account.email : toRecipient(to)
  // The clinic's name and the link are filled in as it is sent.
  const { 병원: _, 링크: __, ...values } = sampleValues
  await database.withPartner(partnerId, (tx) =>
    notify(tx, [{ kind, audience, recipient, words: `[시험] ${words ?? meta.words}`, values }]),
  )
  return recipient
}

function toRecipient(to: string): string {
  if (!to.includes('@')) return requirePhone(to, '/to')
  if (z.email().safeParse(to).success) return to
  throw refused('/to', '이메일은 name@example.com처럼 적어 주세요.')
}

const refused = (path: string, message: string) =>
  new ProblemError(422, 'bad-data', message, { errors: [{ path, message }] })
