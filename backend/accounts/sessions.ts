import type { Database, Transaction } from '#backend/database/database.ts'
import { statement } from '#backend/database/statement.ts'
import { sessions } from './table.ts'
import type { Role } from '#schema/accounts.ts'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { hashToken, newToken } from '#backend/credentials/tokens.ts'

export type Account = {
  id: string
  email: string
  name: string
  role: Role
}

const hour = 3_600_000
/** A session ends this long after it was last used. */
export const sessionLife = 12 * hour
/** And this long after it began, however much it is used (ASVS 7.3.2): whoever took a token has it no longer. */
export const longestSession = 7 * 24 * hour
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

/** Ends every session of an account at once, on every node; all but one where a token is given. */
export async function endSessions(
  tx: Transaction,
  partnerId: number,
  accountId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  const isOfAccount = and(eq(sessions.partnerId, partnerId), eq(sessions.accountId, accountId))
  const isOther = except === undefined ? undefined : ne(sessions.tokenHash, hashToken(except))
  await tx.delete(sessions).where(and(isOfAccount, isOther))
}

/** Ends a session at once, on every node. */
export async function endSession(tx: Transaction, partnerId: number, token: string): Promise<void> {
  await tx.delete(sessions).where(isSession(partnerId, token))
}

type Session = Account & { isToRenew: boolean }
type SessionKey = {
  partnerId: number
  tokenHash: string
  now: string
  startedAfter: string
  renewBefore: string
}

const readSession = statement<SessionKey>(
  (value) => sql`
    select a.id, a.email, a.name, a.role, s.expires_at < ${value('renewBefore')} as "isToRenew"
    from sessions s join accounts a on a.partner_id = s.partner_id and a.id = s.account_id
    where s.partner_id = ${value('partnerId')} and s.token_hash = ${value('tokenHash')}
      and s.expires_at > ${value('now')} and s.started_at > ${value('startedAfter')} and a.disabled_at is null`,
)

/** Returns who a token signs in at this partner; `null` for nobody. Another partner's token is nobody's here. */
export async function findAccount(
  database: Database,
  partnerId: number,
  token: string,
): Promise<Account | null> {
  const key = {
    partnerId,
    tokenHash: hashToken(token),
    now: new Date().toISOString(),
    startedAfter: new Date(Date.now() - longestSession).toISOString(),
    renewBefore: new Date(Date.now() + sessionLife - touchEvery).toISOString(),
  }
  const { rows } = await database.withPartner(
    partnerId,
    (tx) => tx.execute<Session>(readSession(key, null)),
    { readOnly: true, atOnce: true },
  )
  const [session] = rows
  if (!session) return null
  const { isToRenew, ...account } = session
  if (isToRenew) {
    await database.withPartner(partnerId, (tx) =>
      tx
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() + sessionLife) })
        .where(isSession(partnerId, token)),
    )
  }
  return account
}

const isSession = (partnerId: number, token: string) =>
  and(eq(sessions.partnerId, partnerId), eq(sessions.tokenHash, hashToken(token)))
