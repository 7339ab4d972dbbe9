import { placeOfTwoFactor } from '#backend/kernel/credentials/places.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import { newTotpSecret, totpAddress, totpStep } from '#backend/kernel/credentials/totp.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { Author } from '#backend/editing/resources/audit.ts'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { refuse, requireAccount } from './accounts.ts'
import { logAccount } from './account-log.ts'
import { sendSecurityNotice } from './security-notices.ts'
import type { Account } from './sessions.ts'
import { passkeys, recoveryCodes, twoFactors } from './table.ts'

const recoveryCount = 10

type Sealing = { database: Database; secretBox: SecretBox }
type Factor = Pick<typeof twoFactors.$inferSelect, 'accountId' | 'secret'>

const isOf = (tx: PartnerTransaction, accountId: string) =>
  and(isOfPartner(tx, twoFactors), eq(twoFactors.accountId, accountId))

export const wrongCode = () =>
  refuse('/code', 'wrong-code', '코드가 맞지 않습니다. 인증 앱에 지금 보이는 여섯 자리 숫자를 입력해 주세요.')

/** Begins to set up a second factor; nothing is asked for by it yet. Throws 409 where there is one. */
export const beginTwoFactor = (
  { database, secretBox }: Sealing,
  partnerId: number,
  { id, email }: Account,
  issuer: string,
): Promise<{ secret: string; address: string }> =>
  database.withPartner(partnerId, async (tx) => {
    const { hasAuthenticator } = await requireAccount(tx, id)
    if (hasAuthenticator) throw new ProblemError(409, 'two-factor-on', '2단계 인증이 이미 켜져 있습니다.')
    const secret = newTotpSecret()
    const sealed = secretBox.seal(secret, placeOfTwoFactor(id))
    await tx
      .insert(twoFactors)
      .values({ partnerId: tx.partnerId, accountId: id, secret: sealed })
      .onConflictDoUpdate({
        target: [twoFactors.partnerId, twoFactors.accountId],
        set: { secret: sealed, usedStep: 0 },
      })
    return { secret, address: totpAddress(secret, { issuer, label: email }) }
  })

/**
 * Turns the second factor on, by a code that shows that the app has its secret, and returns ten recovery codes, which
 * are told this once. Throws 422 for a wrong code, 409 where nothing was begun.
 */
export const confirmTwoFactor = (
  { database, secretBox }: Sealing,
  partnerId: number,
  account: Account,
  code: string,
): Promise<{ codes: string[] }> =>
  database.withPartner(partnerId, async (tx) => {
    const before = await requireAccount(tx, account.id)
    const isBegun = and(isOf(tx, account.id), isNull(twoFactors.confirmedAt))
    const [begun] = await tx.select().from(twoFactors).where(isBegun).for('update')
    if (!begun) {
      throw new ProblemError(409, 'two-factor-not-begun', '2단계 인증 켜기를 처음부터 다시 해 주세요.')
    }
    const usedStep = stepOf(secretBox, begun, code)
    if (usedStep === null) throw wrongCode()
    await tx.update(twoFactors).set({ usedStep, confirmedAt: new Date() }).where(isOf(tx, account.id))
    const codes = Array.from({ length: recoveryCount }, newRecoveryCode)
    await tx
      .insert(recoveryCodes)
      .values(
        codes.map((one) => ({ partnerId: tx.partnerId, accountId: account.id, codeHash: hashCode(one) })),
      )
    const after = { ...before, hasTwoFactor: true }
    await logAccount(tx, account, { action: 'CHANGED', email: account.email, before, after })
    return { codes }
  })

/**
 * Turns an account's authenticator app off, and makes its recovery codes void; `all`: its passkeys too, for somebody who
 * has lost everything. Throws 404.
 */
export const endTwoFactor = (
  database: Database,
  partnerId: number,
  accountId: string,
  by: Author,
  { all = false } = {},
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const before = await requireAccount(tx, accountId)
    await tx.delete(twoFactors).where(isOf(tx, accountId))
    const isTheirs = and(isOfPartner(tx, passkeys), eq(passkeys.accountId, accountId))
    const removed = all ? await tx.delete(passkeys).where(isTheirs).returning({ id: passkeys.id }) : []
    const factors = [
      ...(before.hasAuthenticator ? ['인증 앱'] : []),
      ...(removed.length > 0 ? ['패스키'] : []),
    ]
    if (factors.length > 0)
      await sendSecurityNotice(tx, before.email, { kind: 'TWO_FACTOR_OFF', factor: factors.join(', ') })
    if (!before.hasTwoFactor) return
    const after = await requireAccount(tx, accountId)
    await logAccount(tx, by, { action: 'CHANGED', email: before.email, before, after })
  })

/** Returns whether signing in to an account asks for a code. */
export async function asksForCode(tx: PartnerTransaction, accountId: string): Promise<boolean> {
  const isOn = and(isOf(tx, accountId), isNotNull(twoFactors.confirmedAt))
  return (await tx.select({ id: twoFactors.accountId }).from(twoFactors).where(isOn)).length > 0
}

/** Uses a code of the app, or a recovery code, up; says whether it was a right one. Source: RFC 6238, 5.2. */
export async function useCode(
  tx: PartnerTransaction,
  secretBox: SecretBox,
  accountId: string,
  code: string,
): Promise<boolean> {
  const [factor] = await tx.select().from(twoFactors).where(isOf(tx, accountId)).for('update')
  if (!factor) return false
  const step = stepOf(secretBox, factor, code)
  if (step !== null) {
    const isNew = and(isOf(tx, accountId), lt(twoFactors.usedStep, step))
    const used = await tx.update(twoFactors).set({ usedStep: step }).where(isNew).returning()
    return used.length > 0
  }
  const isThat = and(
    isOfPartner(tx, recoveryCodes),
    eq(recoveryCodes.accountId, accountId),
    eq(recoveryCodes.codeHash, hashCode(code)),
  )
  const used = await tx.delete(recoveryCodes).where(isThat).returning({ hash: recoveryCodes.codeHash })
  return used.length > 0
}

/** The step of a code; `null` for a wrong one, and for any where the secret can't be opened: recovery codes still go. */
function stepOf(box: SecretBox, { accountId, secret: sealed }: Factor, code: string): number | null {
  const secret = box.open(sealed, placeOfTwoFactor(accountId))
  return secret === null ? null : totpStep(secret, code)
}

/** `ABCD-EFGH-IJKL-MNOP`: 80 random bits in Base32, which has neither 0 nor 1 to be taken for letters. */
const newRecoveryCode = () => new Secret({ size: 10 }).base32.replaceAll(/.{4}(?=.)/g, '$&-')

/** However it is typed: in small letters, without its hyphens. */
const hashCode = (code: string) => hashToken(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
