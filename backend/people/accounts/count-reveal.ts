import { countWithin } from '#backend/kernel/credentials/guess-limit.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { requireAccount } from './accounts.ts'
import { sendSecurityNotice } from './security-notices.ts'

const hour = 3_600_000

/** Contacts that an account looks at before a notice is sent, and the most of them. */
const limits = [
  { of: 'reveals of an hour', name: '한 시간', length: hour, noticedAt: 50, most: 100 },
  { of: 'reveals of a day', name: '하루', length: 24 * hour, noticedAt: 200, most: 400 },
] as const

/**
 * Counts one more contact that an account, or an API key in its name, looks at, in the transaction that shows it. Throws 429
 * beyond a limit. Half-way the account's holder and the owners are mailed. Source: docs/product.md, X22.
 */
export async function countReveal(tx: PartnerTransaction, accountId: string): Promise<void> {
  for (const { of, name, length, noticedAt, most } of limits) {
    const { count, endsAt } = await countWithin(tx, { of, name: accountId, length })
    if (count > most) throw refuse(name, most, endsAt)
    if (count !== noticedAt) continue
    const account = await requireAccount(tx, accountId)
    await sendSecurityNotice(tx, account.email, { kind: 'CONTACTS_SEEN', period: name, count })
  }
}

function refuse(name: string, most: number, endsAt: number): ProblemError {
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000))
  return new ProblemError(
    429,
    'too-many-reveals',
    `연락처는 ${name}에 ${most}건까지 볼 수 있습니다. ${Math.ceil(seconds / 60)}분 뒤에 다시 보거나, 소유자나 매니저에게 목록을 요청해 주세요.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
