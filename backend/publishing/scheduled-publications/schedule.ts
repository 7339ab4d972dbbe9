import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { readChosen } from '#backend/publishing/site/chosen-drafts.ts'
import { layOver, requireEarlier, requireStanding } from '#backend/publishing/site/lay-over.ts'
import { isPublished, lockPublished } from '#backend/publishing/site/write-revision.ts'
import { momentText } from '#schema/plain/days.ts'
import type { newScheduledPublication } from '#schema/publications.ts'
import type { z } from 'zod'
import { readAcceptedWords, toWarnings } from '#backend/publishing/publication-checks/accepted-words.ts'
import type { Asked } from '#backend/publishing/publication-checks/check-publication.ts'
import { addScheduled } from './add.ts'
import { logged } from './log.ts'
import { requireLater } from './require-later.ts'

type New = z.output<typeof newScheduledPublication> & { account: Account } & Pick<
    Asked,
    'definitions' | 'defaults'
  >

/**
 * Has drafts published at a time, as they are now. Throws 409 where somebody saved one since it was seen, 422 for a time
 * that is past and where they could not be published now without others. Source: docs/product.md, D10.
 */
export async function schedule(
  database: Database,
  partnerId: number,
  { account, definitions, defaults, changes, ...times }: New,
) {
  const dueAt = requireLater('dueAt', times.dueAt)
  const endsAt = times.endsAt === undefined ? undefined : requireLater('endsAt', times.endsAt, dueAt)
  const id = await database.withPartner(partnerId, async (tx) => {
    const { before, drafts } = await lockPublished(tx)
    const laid = await readChosen(tx, changes, { drafts, before })
    const entries = layOver(before, laid)
    requireStanding({ before, laid, entries, drafts })
    if (endsAt) requireEarlier(before, !isPublished(entries, before))
    const acceptedWords = await readAcceptedWords(tx, { changes, definitions, defaults })
    await writeAudit(tx, logged, account, {
      action: 'CREATED',
      rowId: null,
      title: momentText(dueAt),
      before: null,
      after: null,
      warnings: toWarnings(acceptedWords),
    })
    return addScheduled(tx, { dueAt, endsAt, accountId: account.id, acceptedWords, laid })
  })
  return { id, dueAt: dueAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
}
