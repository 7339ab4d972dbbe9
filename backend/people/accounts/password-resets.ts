import type { GuessLimit, KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import { rememberSource } from '#backend/kernel/credentials/guess-limit.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { notify } from '#backend/messages/notifications/notify.ts'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import { isOne } from './accounts.ts'
import { logAccount } from './account-log.ts'
import { sendSecurityNotice } from './security-notices.ts'
import { endCredentials } from './end-credentials.ts'
import { accounts, passwordResets, isAlive } from './table.ts'

type Source = { address: string; browser: KnownBrowser }
type Reset = Source & { token: string; password: string }

/** Time in ms for which a link may be used. */
const life = 3_600_000

/**
 * Sends a link that sets an account's password to its e-mail; an e-mail without an account gets the same answer. Earlier
 * links stay valid, so that a stranger's request voids none. Each request counts as a wrong guess, which bounds the mail:
 * throws 429.
 */
export async function sendPasswordReset(
  database: Database,
  limit: GuessLimit,
  partnerId: number,
  { email, ...source }: Source & { email: string },
): Promise<void> {
  const name = email.toLowerCase()
  await limit({ partnerId, name, ...source }, async () => {
    await database.withPartner(partnerId, async (tx) => {
      const isTheirs = and(isOfPartner(tx, accounts), eq(accounts.email, name), isAlive)
      const [account] = await tx.select({ id: accounts.id }).from(accounts).where(isTheirs)
      if (!account) return
      const token = newToken()
      const link = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + life) }
      await tx
        .insert(passwordResets)
        .values({ partnerId: tx.partnerId, accountId: account.id, ...link })
        .onConflictDoUpdate({
          target: [passwordResets.partnerId, passwordResets.accountId],
          set: { ...link, earlier: earlierAndLast },
        })
      await notify(tx, [
        { kind: 'PASSWORD_RESET', audience: 'account', recipient: name, values: { 열쇠: `reset=${token}` } },
      ])
    })
    return null
  })
}

const { tokenHash: lastHash, expiresAt: lastEnd, earlier } = passwordResets

/** Links of an account that still hold, its last one included. */
const earlierAndLast = sql`(
  select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(
    ${earlier} || jsonb_build_object('tokenHash', ${lastHash}, 'expiresAt', ${lastEnd})) e
  where (e ->> 'expiresAt')::timestamptz > now())`

const isLive = (tx: PartnerTransaction, token: string) => {
  const hash = hashToken(token)
  const isEarlier = sql`exists (select from jsonb_array_elements(${earlier}) e
    where e ->> 'tokenHash' = ${hash} and (e ->> 'expiresAt')::timestamptz > now())`
  return and(isOfPartner(tx, passwordResets), or(and(eq(lastHash, hash), gt(lastEnd, sql`now()`)), isEarlier))
}

const linkOver = () =>
  notFound('링크가 끝났거나 이미 쓴 링크입니다. 로그인 화면에서 다시 받아 주세요.', 'reset-over')

/**
 * Sets the password of the account that a link is for, and ends all its credentials. Throws 404; a link is used once, and
 * voids the others.
 */
export async function resetPassword(
  database: Database,
  partnerId: number,
  { token, password, ...source }: Reset,
): Promise<void> {
  const read = (tx: PartnerTransaction) =>
    tx.select({ accountId: passwordResets.accountId }).from(passwordResets).where(isLive(tx, token))
  const found = await database.withPartner(partnerId, read, { readOnly: true })
  if (found.length === 0) throw linkOver()
  const passwordHash = await hashPassword(password, partnerId)
  await database.withPartner(partnerId, async (tx) => {
    const [used] = await tx
      .delete(passwordResets)
      .where(isLive(tx, token))
      .returning({ accountId: passwordResets.accountId })
    if (!used) throw linkOver()
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(isOne(tx, used.accountId), isAlive))
      .returning({ id: accounts.id, name: accounts.name, email: accounts.email })
    if (!account) throw linkOver()
    await endCredentials(tx, account.id)
    await logAccount(tx, account, { action: 'PASSWORD_SET', email: account.email })
    await sendSecurityNotice(tx, account.email, { kind: 'PASSWORD_CHANGED' })
    // Others' guesses at the e-mail must not lock this browser out.
    await rememberSource(tx, 'account', { name: account.email, ...source })
  })
}
