import type { Account } from '#backend/people/accounts/sessions.ts'
import { accounts, isAlive } from '#backend/people/accounts/table.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { ApiScope } from '#schema/plain/api-scopes.ts'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { apiKeys } from './table.ts'

/** When it was used is written no more often than this, so that most requests only read. */
const touchEvery = 10 * 60_000

/** Returns whether a bearer token is a key: longer than a session's, and told by its beginning. */
export const isApiKey = (token: string | undefined): token is string =>
  token !== undefined && /^dj_[\w-]{43}$/.test(token)

/**
 * Returns who acts by a key: the key, in the name of the account that made it, and no longer than that is alive. Throws 401
 * for one that is revoked, over, or none of this partner's.
 */
export async function requireApiKey(database: Database, partnerId: number, token: string): Promise<Account> {
  const [found] = await database.withPartner(
    partnerId,
    (tx) =>
      tx
        .select({ ...getTableColumns(apiKeys), isMakerAlive: sql<boolean>`${isAlive}` })
        .from(apiKeys)
        .innerJoin(accounts, and(isOfPartner(tx, accounts), eq(accounts.id, apiKeys.accountId)))
        .where(and(isOfPartner(tx, apiKeys), eq(apiKeys.tokenHash, hashToken(token)))),
    { readOnly: true, atOnce: true },
  )
  const now = new Date()
  if (!found)
    throw new ProblemError(401, 'api-key-unknown', '이 병원의 API 키가 아닙니다. 키를 확인해 주세요.')
  if (found.revokedAt || (found.expiresAt && found.expiresAt <= now)) {
    throw new ProblemError(
      401,
      'api-key-over',
      '끊었거나 기한이 지난 API 키입니다. 콘솔의 설정 › API 키에서 새 키를 만들어 주세요.',
    )
  }
  if (!found.isMakerAlive) {
    throw new ProblemError(
      401,
      'api-key-over',
      '이 키를 만든 계정이 사용 중지되어 키도 멈췄습니다. 콘솔의 설정 › API 키에서 새 키를 만들어 주세요.',
    )
  }
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > touchEvery) {
    await database.withPartner(partnerId, (tx) =>
      tx
        .update(apiKeys)
        .set({ lastUsedAt: now })
        .where(and(isOfPartner(tx, apiKeys), eq(apiKeys.id, found.id))),
    )
  }
  return {
    id: found.accountId,
    email: '',
    name: `API 키 ‘${found.name}’`,
    // The key's scopes decide before any role does.
    role: 'manager',
    key: { scopes: found.scopes as ApiScope[] },
  }
}
