import type { Database } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { OwnAccount } from '#schema/accounts.ts'
import { and, count, desc, eq, gt } from 'drizzle-orm'
import { listPasskeys } from './passkeys.ts'
import { isOne, requireAccount } from './accounts.ts'
import { logAccount } from './account-log.ts'
import type { Account } from './sessions.ts'
import { seenAt } from './sessions.ts'
import { accounts, recoveryCodes, sessions } from './table.ts'

/** Somebody's own account, and the browsers in which they are signed in, the last used first. */
export const readOwnAccount = (
  database: Database,
  partnerId: number,
  { id }: Account,
  token: string | undefined,
): Promise<OwnAccount> =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const { email, name, role, hasTwoFactor, hasAuthenticator } = await requireAccount(tx, id)
      const isOpen = and(
        isOfPartner(tx, sessions),
        eq(sessions.accountId, id),
        gt(sessions.expiresAt, new Date()),
      )
      const rows = await tx.select().from(sessions).where(isOpen).orderBy(desc(sessions.expiresAt))
      const isTheirs = and(isOfPartner(tx, recoveryCodes), eq(recoveryCodes.accountId, id))
      const [left] = await tx.select({ count: count() }).from(recoveryCodes).where(isTheirs)
      const own = token === undefined ? undefined : hashToken(token)
      return {
        email,
        name,
        role,
        hasTwoFactor,
        hasAuthenticator,
        passkeys: await listPasskeys(tx, id),
        recoveryCodesLeft: left?.count ?? 0,
        sessions: rows.map((row) => ({
          id: row.id,
          browser: row.browser,
          startedAt: row.startedAt.toISOString(),
          seenAt: seenAt(row).toISOString(),
          isThis: row.tokenHash === own,
        })),
      }
    },
    { readOnly: true },
  )

/** Changes one's own name, which the log and the history show from then on. */
export const renameSelf = (
  database: Database,
  partnerId: number,
  account: Account,
  name: string,
): Promise<Account> =>
  database.withPartner(partnerId, async (tx) => {
    const before = await requireAccount(tx, account.id)
    await tx.update(accounts).set({ name }).where(isOne(tx, account.id))
    await logAccount(tx, account, {
      action: 'CHANGED',
      email: before.email,
      before,
      after: { ...before, name },
    })
    return { ...account, name }
  })

/** Ends one of one's own sessions, at once and on every node. Throws 404 for one that is over. */
export const endOwnSession = (
  database: Database,
  partnerId: number,
  account: Account,
  sessionId: string,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const isThat = and(
      isOfPartner(tx, sessions),
      eq(sessions.accountId, account.id),
      eq(sessions.id, sessionId),
    )
    const ended = await tx.delete(sessions).where(isThat).returning({ id: sessions.id })
    if (ended.length === 0) throw notFound('그런 로그인이 없거나 이미 끝났습니다.', 'unknown-session')
    await logAccount(tx, account, { action: 'SESSIONS_ENDED', email: account.email })
  })
