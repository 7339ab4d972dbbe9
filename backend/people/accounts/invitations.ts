import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import type { KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import { rememberSource } from '#backend/kernel/credentials/guess-limit.ts'
import type { StartedSession } from '#backend/kernel/credentials/sessions.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { notify } from '#backend/messages/notifications/notify.ts'
import type { Invitation, Role } from '#schema/accounts.ts'
import { requireRoom } from '#backend/clinic/partners/quotas.ts'
import type { Author } from '#backend/editing/resources/audit.ts'
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { emailTaken, insertAccount, isOne as isAccount, refuse } from './accounts.ts'
import { logInvitation, operator } from './account-log.ts'
import { noteDevice } from './security-notices.ts'
import type { Account } from './sessions.ts'
import { endSession, startSession } from './sessions.ts'
import { accounts, invitations, isAlive } from './table.ts'

/** Time in ms for which a link may be used. */
const life = 7 * 24 * 3_600_000

type Sent = Invitation & { token: string }

const noSuchInvitation = () =>
  notFound('그런 초대가 없습니다. 이미 받아들였거나 취소한 초대일 수 있습니다.', 'unknown-invitation')

const isOne = (tx: PartnerTransaction, id: string) =>
  and(isOfPartner(tx, invitations), eq(invitations.id, id))

/** Invites somebody by e-mail. Throws 422 where the e-mail has an account, or an invitation that is open. */
export async function invite(
  database: Database,
  partnerId: number,
  { email, role, account }: { email: string; role: Role; account: Account },
): Promise<Sent> {
  const address = email.toLowerCase()
  return database
    .withPartner(partnerId, async (tx) => {
      const isTheirs = and(isOfPartner(tx, accounts), eq(accounts.email, address))
      const known = await tx.select({ id: accounts.id }).from(accounts).where(isTheirs)
      if (known.length > 0) throw emailTaken()
      const isOver = and(
        isOfPartner(tx, invitations),
        eq(invitations.email, address),
        lt(invitations.expiresAt, new Date()),
      )
      await tx.delete(invitations).where(isOver)
      await requireRoom(tx, 'accounts')
      return newInvitation(tx, { email: address, role, account })
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      throw refuse('/email', 'invited', '이미 초대한 이메일입니다. 목록에서 다시 보낼 수 있습니다.')
    })
}

/** Writes an invitation and sends it. `account`: who invites; `null` for the deployment's operator. */
export async function newInvitation(
  tx: PartnerTransaction,
  { email, role, account }: { email: string; role: Role; account: Account | null },
): Promise<Sent> {
  const token = newToken()
  const [row] = await tx
    .insert(invitations)
    .values({ partnerId: tx.partnerId, email, role, ...fresh(token, account) })
    .returning()
  if (!row) throw new Error('An invitation was inserted and not returned.')
  return send(tx, row, token, account)
}

/** Sends an invitation once more, by another link: the one before opens nothing any more. Throws 404. */
export const inviteAgain = (
  database: Database,
  partnerId: number,
  { id, account }: { id: string; account: Account },
): Promise<Sent> =>
  database.withPartner(partnerId, async (tx) => {
    const token = newToken()
    const [row] = await tx.update(invitations).set(fresh(token, account)).where(isOne(tx, id)).returning()
    if (!row) throw noSuchInvitation()
    return send(tx, row, token, account)
  })

const fresh = (token: string, account: Account | null) => ({
  tokenHash: hashToken(token),
  accountId: account?.id ?? null,
  expiresAt: new Date(Date.now() + life),
})

async function send(
  tx: PartnerTransaction,
  { id, email, role, expiresAt }: typeof invitations.$inferSelect,
  token: string,
  account: Account | null,
): Promise<Sent> {
  const by: Author = account ?? operator
  await notify(tx, [
    {
      kind: 'INVITATION',
      audience: 'account',
      recipient: email,
      values: { 이름: by.name, 열쇠: `invitation=${token}` },
    },
  ])
  await logInvitation(tx, by, 'CREATED', email)
  return { id, email, role, by: by.name, until: expiresAt.toISOString(), token }
}

/** Takes an invitation back: its link opens nothing any more. Throws 404. */
export const withdrawInvitation = (
  database: Database,
  partnerId: number,
  { id, account }: { id: string; account: Account },
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const [row] = await tx.delete(invitations).where(isOne(tx, id)).returning()
    if (!row) throw noSuchInvitation()
    await logInvitation(tx, account, 'REMOVED', row.email)
  })

/** Account that sent an invitation; an operator's has none. */
const isSender = (tx: PartnerTransaction) =>
  and(isOfPartner(tx, accounts), eq(accounts.id, invitations.accountId))

/** Invitations that nobody has accepted, those that are over too, by e-mail. */
export async function listInvitations(tx: PartnerTransaction): Promise<Invitation[]> {
  const rows = await tx
    .select({ invitation: invitations, by: accounts.name })
    .from(invitations)
    .leftJoin(accounts, isSender(tx))
    .where(isOfPartner(tx, invitations))
    .orderBy(asc(invitations.email))
  return rows.map(({ invitation: { id, email, role, expiresAt }, by }) => ({
    id,
    email,
    role,
    by: by ?? operator.name,
    until: expiresAt.toISOString(),
  }))
}

/** The invitation of a token. Throws 404 for one that is over, was used or taken back, or whose sender is no owner now. */
export async function openInvitation(tx: PartnerTransaction, token: string) {
  const [row] = await tx
    .select({ id: invitations.id, email: invitations.email, role: invitations.role })
    .from(invitations)
    .leftJoin(accounts, isSender(tx))
    .where(
      and(
        isOfPartner(tx, invitations),
        eq(invitations.tokenHash, hashToken(token)),
        gt(invitations.expiresAt, new Date()),
        isAlive,
        or(isNull(invitations.accountId), eq(accounts.role, 'owner')),
      ),
    )
  if (!row) throw linkOver()
  return row
}

const linkOver = () =>
  notFound(
    '초대 링크가 끝났거나 이미 쓴 링크입니다. 초대한 분께 다시 보내 달라고 해 주세요.',
    'invitation-over',
  )

type Acceptance = {
  token: string
  name: string
  password: string
  userAgent: string
  address: string
  browser: KnownBrowser
  /** A token that came with the request: it ends, so that the token changes at sign-in. */
  oldToken: string | undefined
}

/**
 * Makes the account that somebody was invited to, and signs them in. Throws 404; a link is used once. Throws 422 where the
 * e-mail got an account meanwhile.
 */
export async function acceptInvitation(
  database: Database,
  partnerId: number,
  { token, name, password, userAgent, oldToken, ...source }: Acceptance,
): Promise<{ account: Account; session: StartedSession }> {
  await database.withPartner(partnerId, (tx) => openInvitation(tx, token), { readOnly: true })
  const passwordHash = await hashPassword(password, partnerId)
  return database
    .withPartner(partnerId, async (tx) => {
      const { id, email, role } = await openInvitation(tx, token)
      // Whoever removes the row has used it; another who waits for that finds nothing.
      const used = await tx.delete(invitations).where(isOne(tx, id)).returning({ id: invitations.id })
      if (used.length === 0) throw linkOver()
      const account = await insertAccount(tx, { email, name, role, passwordHash }, 'self')
      // Others' guesses at the e-mail must not lock this browser out.
      await rememberSource(tx, 'account', { name: email, ...source })
      await noteDevice(tx, { ...account, lastSignedInAt: null }, { browser: source.browser, userAgent })
      await tx.update(accounts).set({ lastSignedInAt: new Date() }).where(isAccount(tx, account.id))
      if (oldToken) await endSession(tx, oldToken)
      return { account, session: await startSession(tx, account.id, userAgent) }
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      throw refuse('/token', 'email-taken', '초대받은 이메일의 계정이 이미 있습니다. 로그인해 주세요.')
    })
}
