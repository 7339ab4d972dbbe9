import type { StartedSession } from '#backend/kernel/credentials/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import type { PasskeyAnswer, Passkey } from '#schema/accounts.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, asc, eq } from 'drizzle-orm'
import { isOne, refuse, requireAccount } from './accounts.ts'
import { logAccount } from './account-log.ts'
import { noteDevice, sendSecurityNotice } from './security-notices.ts'
import type { KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import { keepChallenge, takeChallenge } from './passkey-challenges.ts'
import type { Account } from './sessions.ts'
import { endSession, startSession } from './sessions.ts'
import { accounts, passkeys, isAlive } from './table.ts'

const mostPasskeys = 20

/** A browser signs for one host: what was registered at another of the clinic's is none here. */
type Site = { database: Database; partnerId: number; origin: string }

const hostOf = (origin: string) => new URL(origin).hostname
const isOf = (tx: PartnerTransaction, accountId: string) =>
  and(isOfPartner(tx, passkeys), eq(passkeys.accountId, accountId))
const isPasskey = (tx: PartnerTransaction, accountId: string, id: string) =>
  and(isOf(tx, accountId), eq(passkeys.id, id))

const toPasskey = ({ id, name, host, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  host,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** An account's passkeys, the oldest first. */
export const listPasskeys = async (tx: PartnerTransaction, accountId: string): Promise<Passkey[]> =>
  (
    await tx
      .select()
      .from(passkeys)
      .where(isOf(tx, accountId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  ).map(toPasskey)

/** Hosts at which an account may sign in by a passkey; none for one that has no passkey. */
export const passkeyHosts = async (tx: PartnerTransaction, accountId: string): Promise<string[]> => [
  ...new Set((await listPasskeys(tx, accountId)).map(({ host }) => host)),
]

/** Options of a new passkey. Throws 409 for one too many. */
export const beginPasskey = (
  { database, partnerId, origin }: Site,
  { id, email, name }: Account,
  partnerName: string,
) =>
  database.withPartner(partnerId, async (tx) => {
    const known = await tx.select().from(passkeys).where(isOf(tx, id))
    if (known.length >= mostPasskeys)
      throw new ProblemError(409, 'too-many-passkeys', `패스키는 ${mostPasskeys}개까지 둘 수 있습니다.`)
    const options = await generateRegistrationOptions({
      rpName: partnerName,
      rpID: hostOf(origin),
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: known.map((one) => ({ id: one.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await keepChallenge(tx, options.challenge, id)
    return options
  })

/** Keeps a passkey that the browser made. Throws 422 for an answer that is not to our question, or is another origin's. */
export const addPasskey = (
  { database, partnerId, origin }: Site,
  account: Account,
  { name, answer }: { name: string; answer: PasskeyAnswer },
): Promise<Passkey> =>
  database.withPartner(partnerId, async (tx) => {
    const before = await requireAccount(tx, account.id)
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(tx, challenge, account.id),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: true,
    }).catch(asRefused)
    if (!registrationInfo) throw refused()
    const { id, publicKey, counter } = registrationInfo.credential
    const [row] = await tx
      .insert(passkeys)
      .values({
        partnerId: tx.partnerId,
        id,
        accountId: account.id,
        name,
        host: hostOf(origin),
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refused()
    const after = { ...before, hasTwoFactor: true }
    await logAccount(tx, account, { action: 'CHANGED', email: account.email, before, after })
    return toPasskey(row)
  })

/** Renames one's own passkey. Throws 404. */
export const renamePasskey = (
  database: Database,
  partnerId: number,
  account: Account,
  { id, name }: { id: string; name: string },
): Promise<Passkey> =>
  database.withPartner(partnerId, async (tx) => {
    const [row] = await tx
      .update(passkeys)
      .set({ name })
      .where(isPasskey(tx, account.id, id))
      .returning()
    if (!row) throw noSuchPasskey()
    return toPasskey(row)
  })

/** Removes one's own passkey: it opens nothing any more. Throws 404. */
export const removePasskey = (
  database: Database,
  partnerId: number,
  account: Account,
  id: string,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const before = await requireAccount(tx, account.id)
    const removed = await tx
      .delete(passkeys)
      .where(isPasskey(tx, account.id, id))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw noSuchPasskey()
    const after = await requireAccount(tx, account.id)
    await logAccount(tx, account, { action: 'CHANGED', email: account.email, before, after })
    await sendSecurityNotice(tx, account.email, { kind: 'TWO_FACTOR_OFF', factor: '패스키' })
  })

/** Options of a sign-in by whichever passkey the browser has for the host. */
export const beginPasskeySignIn = ({ database, partnerId, origin }: Site) =>
  database.withPartner(partnerId, async (tx) => {
    const options = await generateAuthenticationOptions({
      rpID: hostOf(origin),
      userVerification: 'required',
    })
    await keepChallenge(tx, options.challenge, null)
    return options
  })

type PasskeySignIn = {
  answer: PasskeyAnswer
  userAgent: string
  browser: KnownBrowser
  oldToken: string | undefined
}

/**
 * Signs in by a passkey, which is both factors: the device, and the finger or PIN that it asked for. Throws 401 for one
 * that is not known here, of a disabled account, of another origin, or whose answer was used already.
 */
export const signInByPasskey = (
  { database, partnerId, origin }: Site,
  { answer, userAgent, browser, oldToken }: PasskeySignIn,
): Promise<{ account: Account; session: StartedSession }> =>
  database.withPartner(partnerId, async (tx) => {
    const isThat = and(isOfPartner(tx, passkeys), eq(passkeys.id, answer.id))
    const [known] = await tx.select().from(passkeys).where(isThat).for('update')
    if (!known) throw unknownPasskey()
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(tx, challenge, null),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: true,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    }).catch(() => {
      throw unknownPasskey()
    })
    if (!verified) throw unknownPasskey()
    const now = new Date()
    const isTheirs = and(isOne(tx, known.accountId), isAlive)
    const [row] = await tx.select().from(accounts).where(isTheirs).for('update')
    if (!row) throw unknownPasskey()
    await tx.update(accounts).set({ lastSignedInAt: now }).where(isTheirs)
    await noteDevice(tx, row, { browser, userAgent })
    await tx.update(passkeys).set({ counter: authenticationInfo.newCounter, lastUsedAt: now }).where(isThat)
    if (oldToken) await endSession(tx, oldToken)
    const { id, email, name, role } = row
    return { account: { id, email, name, role }, session: await startSession(tx, id, userAgent) }
  })

const refused = () =>
  refuse('/answer', 'passkey-refused', '패스키를 확인하지 못했습니다. 처음부터 다시 해 주세요.')
const asRefused = () => {
  throw refused()
}
const noSuchPasskey = () => notFound('그런 패스키가 없습니다. 이미 지웠을 수 있습니다.', 'unknown-passkey')
const unknownPasskey = () =>
  new ProblemError(
    401,
    'wrong-credentials',
    '이 패스키로는 로그인할 수 없습니다. 지워진 패스키일 수 있으니 비밀번호로 로그인해 주세요.',
  )
