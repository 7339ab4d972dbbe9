import type { GuessLimit } from '#backend/credentials/guess-limit.ts'
import { hashPassword } from '#backend/credentials/passwords.ts'
import { hashToken, newToken } from '#backend/credentials/tokens.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import { notFound } from '#backend/http/problem.ts'
import { notify } from '#backend/notifications/notify.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { isOne } from './accounts.ts'
import { logAccount } from './account-log.ts'
import { endSessions } from './sessions.ts'
import { accounts, passwordResets } from './table.ts'

/** Time in ms for which a link may be used. */
const life = 3_600_000

/**
 * Sends a link that sets an account's password to its e-mail, where there is one; who asks cannot tell. The link before is
 * void. Every asking counts as a wrong guess, so that nobody is flooded with mail: throws 429.
 */
export async function sendPasswordReset(
  database: Database,
  limit: GuessLimit,
  partnerId: number,
  { email, address }: { email: string; address: string },
): Promise<void> {
  const name = email.toLowerCase()
  await limit({ partnerId, name, address }, async () => {
    await database.withPartner(partnerId, async (tx) => {
      const isTheirs = and(isOfPartner(tx, accounts), eq(accounts.email, name), isNull(accounts.disabledAt))
      const [account] = await tx.select({ id: accounts.id }).from(accounts).where(isTheirs)
      if (!account) return
      const token = newToken()
      const link = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + life) }
      await tx
        .insert(passwordResets)
        .values({ partnerId: tx.partnerId, accountId: account.id, ...link })
        .onConflictDoUpdate({ target: [passwordResets.partnerId, passwordResets.accountId], set: link })
      await notify(tx, [
        { kind: 'PASSWORD_RESET', audience: 'account', recipient: name, values: { 열쇠: `reset=${token}` } },
      ])
    })
    return null
  })
}

const isLive = (tx: PartnerTransaction, token: string) =>
  and(
    isOfPartner(tx, passwordResets),
    eq(passwordResets.tokenHash, hashToken(token)),
    gt(passwordResets.expiresAt, new Date()),
  )

const linkOver = () =>
  notFound('링크가 끝났거나 이미 쓴 링크입니다. 로그인 화면에서 다시 받아 주세요.', 'reset-over')

/** Sets the password of the account that a link is for, and ends all its sessions. Throws 404; a link is used once. */
export async function resetPassword(
  database: Database,
  partnerId: number,
  { token, password }: { token: string; password: string },
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
      .where(and(isOne(tx, used.accountId), isNull(accounts.disabledAt)))
      .returning({ id: accounts.id, name: accounts.name, email: accounts.email })
    if (!account) throw linkOver()
    await endSessions(tx, account.id)
    await logAccount(tx, account, { action: 'PASSWORD_SET', email: account.email })
  })
}
