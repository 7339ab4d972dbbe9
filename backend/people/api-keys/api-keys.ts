import type { Account } from '#backend/people/accounts/sessions.ts'
import { accounts, isAlive } from '#backend/people/accounts/table.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import type { ApiKey, NewApiKey } from '#schema/api-keys.ts'
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { apiKeys } from './table.ts'

/** Keys of one partner that hold. */
const most = 50
const day = 86_400_000
/** Name under which keys are in the log. */
const logged = 'api-keys'

type Row = typeof apiKeys.$inferSelect

/** Condition of keys that are neither revoked nor over. */
const isUnrevoked = and(
  isNull(apiKeys.revokedAt),
  or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
)

/** Number of keys that stop with each account, by its id. */
export async function countApiKeys(tx: PartnerTransaction): Promise<Map<string, number>> {
  const rows = await tx
    .select({ accountId: apiKeys.accountId, keys: count() })
    .from(apiKeys)
    .where(and(isOfPartner(tx, apiKeys), isUnrevoked))
    .groupBy(apiKeys.accountId)
  return new Map(rows.map(({ accountId, keys }) => [accountId, keys]))
}

/** Keys, the last first, those that are revoked or over too. */
export async function listApiKeys(tx: PartnerTransaction): Promise<ApiKey[]> {
  const rows = await tx
    .select({ row: apiKeys, createdBy: accounts.name, isMakerAlive: sql<boolean>`${isAlive}` })
    .from(apiKeys)
    .innerJoin(accounts, and(isOfPartner(tx, accounts), eq(accounts.id, apiKeys.accountId)))
    .where(isOfPartner(tx, apiKeys))
    .orderBy(desc(apiKeys.id))
  return rows.map(({ row, ...maker }) => toApiKey(row, maker))
}

/** Makes a key and tells it, this once. Throws 422. */
export async function createApiKey(
  database: Database,
  partnerId: number,
  { name, scopes, days }: NewApiKey,
  account: Account,
): Promise<ApiKey & { token: string }> {
  const token = `dj_${newToken()}`
  return database.withPartner(partnerId, async (tx) => {
    await lockName(tx, `api keys of ${tx.partnerId}`)
    const [counted] = await tx
      .select({ count: count() })
      .from(apiKeys)
      .where(and(isOfPartner(tx, apiKeys), isUnrevoked))
    if ((counted?.count ?? 0) >= most) {
      throw new ProblemError(
        422,
        'too-many',
        `키는 ${most}개까지 쓸 수 있습니다. 쓰지 않는 것을 끊어 주세요.`,
      )
    }
    const [row] = await tx
      .insert(apiKeys)
      .values({
        partnerId: tx.partnerId,
        name,
        scopes,
        tokenHash: hashToken(token),
        hint: token.slice(-4),
        accountId: account.id,
        expiresAt: days === null ? null : new Date(Date.now() + days * day),
      })
      .returning()
    if (!row) throw new Error('An insert that returns nothing.')
    await writeAudit(tx, logged, account, {
      action: 'CREATED',
      rowId: null,
      title: name,
      before: null,
      after: { name, scopes },
    })
    return { ...toApiKey(row, { createdBy: account.name, isMakerAlive: true }), token }
  })
}

/** Ends a key, at once and on every node. Throws 404 for none that holds. */
export const revokeApiKey = (
  database: Database,
  partnerId: number,
  id: number,
  account: Account,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: new Date() })
      .where(and(isOfPartner(tx, apiKeys), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning()
    if (!row) throw notFound('그런 키가 없거나 이미 끊었습니다.', 'unknown-api-key')
    await writeAudit(tx, logged, account, {
      action: 'REMOVED',
      rowId: null,
      title: row.name,
      before: { name: row.name, scopes: row.scopes },
      after: null,
    })
  })

const toApiKey = (
  row: Row,
  { createdBy, isMakerAlive }: { createdBy: string; isMakerAlive: boolean },
): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes as ApiKey['scopes'],
  hint: row.hint,
  createdBy,
  isMakerDisabled: !isMakerAlive,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
})
