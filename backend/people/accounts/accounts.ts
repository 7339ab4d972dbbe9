import { countApiKeys } from '#backend/people/api-keys/api-keys.ts'
import { countPasskeys } from './count-passkeys.ts'
import { requireRoom } from '#backend/clinic/partners/quotas.ts'
import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { accounts, sessions, twoFactors, isAlive } from './table.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import type { Author } from '#backend/editing/resources/audit.ts'
import type { AccountRow as ShownRow, Role } from '#schema/accounts.ts'
import { and, asc, count, eq, gt, isNotNull } from 'drizzle-orm'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import { logAccount } from './account-log.ts'
import { sendSecurityNotice } from './security-notices.ts'
import { endCredentials } from './end-credentials.ts'
import { endSessions } from './sessions.ts'

export type AccountRow = Omit<ShownRow, 'isSelf'> & {
  /** Its second factor, or one of two, is an authenticator app. */
  hasAuthenticator: boolean
}

export type AccountChanges = {
  name?: string | undefined
  role?: Role | undefined
  isDisabled?: boolean | undefined
  password?: string | undefined
}

type NewAccount = { email: string; name: string; role: Role; password: string }

export const refuse = (path: string, code: string, message: string) =>
  new ProblemError(422, code, message, { errors: [{ path, message }] })

const noSuchAccount = () => notFound('그런 계정이 없습니다.', 'unknown-account')

export const emailTaken = () => refuse('/email', 'email-taken', '같은 이메일의 계정이 이미 있습니다.')

export const isOne = (bound: Bound, id: string) => and(isOfPartner(bound, accounts), eq(accounts.id, id))

/** The accounts of a partner's console, by e-mail. */
export async function listAccounts(tx: PartnerTransaction): Promise<AccountRow[]> {
  const signedIn = await tx
    .select({ accountId: sessions.accountId, sessions: count() })
    .from(sessions)
    .where(and(isOfPartner(tx, sessions), gt(sessions.expiresAt, new Date())))
    .groupBy(sessions.accountId)
  const counts = new Map(signedIn.map((row) => [row.accountId, row.sessions]))
  const factors = await tx
    .select({ accountId: twoFactors.accountId })
    .from(twoFactors)
    .where(and(isOfPartner(tx, twoFactors), isNotNull(twoFactors.confirmedAt)))
  const apps = new Set(factors.map(({ accountId }) => accountId))
  const passkeys = await countPasskeys(tx)
  const apiKeys = await countApiKeys(tx)
  const rows = await tx.select().from(accounts).where(isOfPartner(tx, accounts)).orderBy(asc(accounts.email))
  return rows.map(({ id, email, name, role, disabledAt, lastSignedInAt }) => ({
    id,
    email,
    name,
    role,
    isDisabled: disabledAt !== null,
    lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
    hasTwoFactor: apps.has(id) || passkeys.has(id),
    hasAuthenticator: apps.has(id),
    sessions: counts.get(id) ?? 0,
    apiKeys: apiKeys.get(id) ?? 0,
  }))
}

export async function requireAccount(tx: PartnerTransaction, id: string): Promise<AccountRow> {
  const found = (await listAccounts(tx)).find((row) => row.id === id)
  if (!found) throw noSuchAccount()
  return found
}

/** Adds an account whose password is hashed. Its author is who makes it, or `self`. Throws as the database does. */
export async function insertAccount(
  tx: PartnerTransaction,
  { email, name, role, passwordHash }: Omit<NewAccount, 'password'> & { passwordHash: string },
  author: Author | 'self',
): Promise<AccountRow> {
  const [row] = await tx
    .insert(accounts)
    .values({ partnerId: tx.partnerId, email: email.toLowerCase(), name, role, passwordHash })
    .returning({ id: accounts.id })
  const made = await requireAccount(tx, row?.id ?? '')
  await logAccount(tx, author === 'self' ? made : author, {
    action: 'CREATED',
    email: made.email,
    after: made,
  })
  return made
}

/** Makes an account. Throws 422 where the partner has one of that e-mail. */
export async function createAccount(
  database: Database,
  partnerId: number,
  { password, ...account }: NewAccount,
  by: Author,
): Promise<AccountRow> {
  const passwordHash = await hashPassword(password, partnerId)
  return database
    .withPartner(partnerId, (tx) => insertAccount(tx, { ...account, passwordHash }, by))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error
    })
}

/**
 * Changes an account. A new password, and disabling it, end its credentials at once on every node.
 * Throws 404, and 422 where nobody would be left who may do everything.
 */
export async function changeAccount(
  database: Database,
  partnerId: number,
  id: string,
  { password, isDisabled, ...rest }: AccountChanges,
  by: Author,
): Promise<AccountRow> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password, partnerId)
  const disabledAt = isDisabled === undefined ? undefined : isDisabled ? new Date() : null
  return database.withPartner(partnerId, async (tx) => {
    // Two owners who each disable the other would leave none.
    await lockName(tx, `accounts of ${tx.partnerId}`)
    const before = await requireAccount(tx, id)
    const changes = { ...rest, passwordHash, disabledAt }
    if (Object.values(changes).every((value) => value === undefined)) return before
    if (before.isDisabled && isDisabled === false) await requireRoom(tx, 'accounts')
    await tx.update(accounts).set(changes).where(isOne(tx, id))
    const isOwner = and(isOfPartner(tx, accounts), eq(accounts.role, 'owner'), isAlive)
    const [owners] = await tx.select({ count: count() }).from(accounts).where(isOwner)
    if (owners?.count === 0) {
      const path = isDisabled === true && before.role === 'owner' ? '/isDisabled' : '/role'
      throw refuse(
        path,
        'last-owner',
        '소유자가 한 명은 있어야 합니다. 먼저 다른 계정을 소유자로 바꿔 주세요.',
      )
    }
    if (passwordHash !== undefined || isDisabled === true) await endCredentials(tx, id)
    const after = await requireAccount(tx, id)
    const action = passwordHash === undefined ? 'CHANGED' : 'PASSWORD_SET'
    await logAccount(tx, by, { action, email: after.email, before, after })
    if (passwordHash !== undefined) await sendSecurityNotice(tx, after.email, { kind: 'PASSWORD_CHANGED' })
    return after
  })
}

/** Ends an account's sessions but the asker's own. Throws 404. */
export function endOtherSessions(
  database: Database,
  partnerId: number,
  accountId: string,
  { by, token }: { by: Author; token: string | undefined },
): Promise<void> {
  return database.withPartner(partnerId, async (tx) => {
    const { email } = await requireAccount(tx, accountId)
    await endSessions(tx, accountId, { except: token })
    await logAccount(tx, by, { action: 'SESSIONS_ENDED', email })
  })
}
