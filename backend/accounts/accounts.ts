import type { Bound } from '#backend/database/partner.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { lockName } from '#backend/database/lock-name.ts'
import { isUniqueViolation } from '#backend/database/sql-state.ts'
import { accounts, sessions } from './table.ts'
import { notFound, ProblemError } from '#backend/http/problem.ts'
import type { NewAccount, Role } from '#schema/accounts.ts'
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm'
import type { GuessLimit, KnownBrowser } from '#backend/credentials/guess-limit.ts'
import { hashPassword, verifyPassword } from '#backend/credentials/passwords.ts'
import { endSessions, startSession } from './sessions.ts'

export type AccountRow = {
  id: string
  email: string
  name: string
  role: Role
  isDisabled: boolean
  sessions: number
}

export type AccountChanges = {
  name?: string | undefined
  role?: Role | undefined
  isDisabled?: boolean | undefined
  password?: string | undefined
}

const refuse = (path: string, code: string, message: string) =>
  new ProblemError(422, code, message, { errors: [{ path, message }] })

const noSuchAccount = () => notFound('그런 계정이 없습니다.', 'unknown-account')

const isOne = (bound: Bound, id: string) => and(isOfPartner(bound, accounts), eq(accounts.id, id))

/** The accounts of a partner's console, by e-mail. */
export async function listAccounts(tx: PartnerTransaction): Promise<AccountRow[]> {
  const signedIn = await tx
    .select({ accountId: sessions.accountId, sessions: count() })
    .from(sessions)
    .where(and(isOfPartner(tx, sessions), gt(sessions.expiresAt, new Date())))
    .groupBy(sessions.accountId)
  const counts = new Map(signedIn.map((row) => [row.accountId, row.sessions]))
  const rows = await tx.select().from(accounts).where(isOfPartner(tx, accounts)).orderBy(asc(accounts.email))
  return rows.map(({ id, email, name, role, disabledAt }) => ({
    id,
    email,
    name,
    role,
    isDisabled: disabledAt !== null,
    sessions: counts.get(id) ?? 0,
  }))
}

export async function requireAccount(tx: PartnerTransaction, id: string): Promise<AccountRow> {
  const found = (await listAccounts(tx)).find((row) => row.id === id)
  if (!found) throw noSuchAccount()
  return found
}

/** Makes an account. Throws 422 where the partner has one of that e-mail. */
export async function createAccount(
  database: Database,
  partnerId: number,
  { email, name, role, password }: NewAccount,
): Promise<AccountRow> {
  const passwordHash = await hashPassword(password)
  return database
    .withPartner(partnerId, async (tx) => {
      const [row] = await tx
        .insert(accounts)
        .values({ partnerId: tx.partnerId, email: email.toLowerCase(), name, role, passwordHash })
        .returning({ id: accounts.id })
      return requireAccount(tx, row?.id ?? '')
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      throw refuse('/email', 'email-taken', '같은 이메일의 계정이 이미 있습니다.')
    })
}

/**
 * Changes an account. A new password, and disabling it, end its sessions at once on every node.
 * Throws 404, and 422 where nobody would be left who may do everything.
 */
export async function changeAccount(
  database: Database,
  partnerId: number,
  id: string,
  { password, isDisabled, ...rest }: AccountChanges,
): Promise<AccountRow> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  const disabledAt = isDisabled === undefined ? undefined : isDisabled ? new Date() : null
  return database.withPartner(partnerId, async (tx) => {
    // Two owners who each disable the other would leave none.
    await lockName(tx, `accounts of ${tx.partnerId}`)
    const before = await requireAccount(tx, id)
    const changes = { ...rest, passwordHash, disabledAt }
    if (Object.values(changes).some((value) => value !== undefined)) {
      await tx.update(accounts).set(changes).where(isOne(tx, id))
    }
    const isOwner = and(isOfPartner(tx, accounts), eq(accounts.role, 'owner'), isNull(accounts.disabledAt))
    const [owners] = await tx.select({ count: count() }).from(accounts).where(isOwner)
    if (owners?.count === 0) {
      const path = isDisabled === true && before.role === 'owner' ? '/isDisabled' : '/role'
      throw refuse(
        path,
        'last-owner',
        '소유자가 한 명은 있어야 합니다. 먼저 다른 계정을 소유자로 바꿔 주세요.',
      )
    }
    if (passwordHash !== undefined || isDisabled === true) await endSessions(tx, id)
    return requireAccount(tx, id)
  })
}

type OwnChange = {
  accountId: string
  currentPassword: string
  password: string
  address: string
  browser: KnownBrowser
}

/**
 * Sets one's own password, ends every session of the account and returns the token of a new one.
 * Throws 422 for a wrong password, 429 for too many tries.
 */
export async function changeOwnPassword(
  database: Database,
  guess: GuessLimit,
  partnerId: number,
  { accountId, currentPassword, password, address, browser }: OwnChange,
): Promise<string> {
  const wrong = () => refuse('/currentPassword', 'wrong-password', '지금 비밀번호가 맞지 않습니다.')
  const known = await guess({ partnerId, name: `#${accountId}`, address, browser }, async () => {
    const [row] = await database.withPartner(partnerId, (tx) =>
      tx.select().from(accounts).where(isOne(tx, accountId)),
    )
    const hash = row?.passwordHash ?? null
    return (await verifyPassword(currentPassword, hash)) ? hash : null
  })
  if (known === null) throw wrong()
  const passwordHash = await hashPassword(password)
  return database.withPartner(partnerId, async (tx) => {
    // Another may have been set while this one was checked.
    const isUnchanged = and(
      isOne(tx, accountId),
      eq(accounts.passwordHash, known),
      isNull(accounts.disabledAt),
    )
    const changed = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(isUnchanged)
      .returning({ id: accounts.id })
    if (changed.length === 0) throw wrong()
    await endSessions(tx, accountId)
    return startSession(tx, accountId)
  })
}

/** Ends an account's sessions but the asker's own. Throws 404. */
export function endOtherSessions(
  database: Database,
  partnerId: number,
  accountId: string,
  token: string | undefined,
): Promise<void> {
  return database.withPartner(partnerId, async (tx) => {
    await requireAccount(tx, accountId)
    await endSessions(tx, accountId, { except: token })
  })
}
