import type { GuessLimit, KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import { hashPassword, verifyPassword } from '#backend/kernel/credentials/passwords.ts'
import type { StartedSession } from '#backend/kernel/credentials/sessions.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { and, eq } from 'drizzle-orm'
import { isOne, refuse } from './accounts.ts'
import { endCredentials } from './end-credentials.ts'
import { logAccount } from './account-log.ts'
import { sendSecurityNotice } from './security-notices.ts'
import type { Account } from './sessions.ts'
import { startSession } from './sessions.ts'
import { accounts, isAlive } from './table.ts'

/** Somebody signed in who says their password again. */
export type Proof = { account: Account; currentPassword: string; address: string; browser: KnownBrowser }

const wrong = () => refuse('/currentPassword', 'wrong-password', '현재 비밀번호가 맞지 않습니다.')

/** Returns the hash of the password that somebody proved to know. Throws 422 for a wrong one, 429 for too many tries. */
export async function requireOwnPassword(
  database: Database,
  guess: GuessLimit,
  partnerId: number,
  { account, currentPassword, address, browser }: Proof,
): Promise<string> {
  const known = await guess({ partnerId, name: `#${account.id}`, address, browser }, async () => {
    const [row] = await database.withPartner(partnerId, (tx) =>
      tx.select().from(accounts).where(isOne(tx, account.id)),
    )
    const hash = row?.passwordHash ?? null
    return (await verifyPassword(currentPassword, hash, partnerId)) ? hash : null
  })
  if (known === null) throw wrong()
  return known
}

/**
 * Sets one's own password, ends every session of the account and the links that would set it, and starts a new
 * session. Throws 422 for a wrong password, 429 for too many tries.
 */
export async function changeOwnPassword(
  database: Database,
  guess: GuessLimit,
  partnerId: number,
  { password, userAgent, ...proof }: Proof & { password: string; userAgent: string },
): Promise<StartedSession> {
  const { account } = proof
  const known = await requireOwnPassword(database, guess, partnerId, proof)
  const passwordHash = await hashPassword(password, partnerId)
  return database.withPartner(partnerId, async (tx) => {
    // Another may have been set while this one was checked.
    const isUnchanged = and(isOne(tx, account.id), eq(accounts.passwordHash, known), isAlive)
    const changed = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(isUnchanged)
      .returning({ id: accounts.id })
    if (changed.length === 0) throw wrong()
    await endCredentials(tx, account.id)
    await logAccount(tx, account, { action: 'PASSWORD_SET', email: account.email })
    await sendSecurityNotice(tx, account.email, { kind: 'PASSWORD_CHANGED' })
    return startSession(tx, account.id, userAgent)
  })
}
