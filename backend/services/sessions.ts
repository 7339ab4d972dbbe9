import type { Database, Transaction } from '#backend/database/database.ts'
import { accounts, sessions } from '#backend/database/tables.ts'
import type { Role } from '#schema/account.ts'
import { and, eq, gt, lt } from 'drizzle-orm'
import { hashToken, newToken } from './tokens.ts'

export type Account = {
  id: string
  email: string
  name: string
  role: Role
}

const hour = 3_600_000
/** A session ends this long after it was last used. */
export const sessionLife = 12 * hour
/** The end is moved no more often than this, so that most requests only read. */
const touchEvery = hour / 2

/** Starts a session and returns its token, 256 random bits; the table keeps only its hash. Source: ASVS 7.2. */
export async function startSession(tx: Transaction, partnerId: number, accountId: string): Promise<string> {
  const token = newToken()
  await tx.delete(sessions).where(and(eq(sessions.partnerId, partnerId), lt(sessions.expiresAt, new Date())))
  const expiresAt = new Date(Date.now() + sessionLife)
  await tx.insert(sessions).values({ partnerId, tokenHash: hashToken(token), accountId, expiresAt })
  return token
}

/** Ends a session at once, on every node. */
export async function endSession(tx: Transaction, partnerId: number, token: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.partnerId, partnerId), eq(sessions.tokenHash, hashToken(token))))
}

/** Who a token signs in at this partner, and `null` for nobody; another partner's token is nobody's here. */
export async function findAccount(
  database: Database,
  partnerId: number,
  token: string,
): Promise<Account | null> {
  const tokenHash = hashToken(token)
  const isThisSession = and(eq(sessions.partnerId, partnerId), eq(sessions.tokenHash, tokenHash))
  const [row] = await database.withPartner(partnerId, (tx) =>
    tx
      .select({
        id: accounts.id,
        email: accounts.email,
        name: accounts.name,
        role: accounts.role,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .innerJoin(accounts, and(eq(accounts.partnerId, partnerId), eq(accounts.id, sessions.accountId)))
      .where(and(isThisSession, gt(sessions.expiresAt, new Date()))),
  )
  if (!row) return null
  const { expiresAt, ...account } = row
  if (expiresAt.getTime() - Date.now() < sessionLife - touchEvery) {
    await database.withPartner(partnerId, (tx) =>
      tx
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() + sessionLife) })
        .where(isThisSession),
    )
  }
  return account
}
