import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { certifications } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { isUnder14 } from '#backend/kernel/contacts/age.ts'
import { requirePhone, toE164 } from '#backend/kernel/contacts/phone.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import { toPersonName } from '#schema/plain/person-name.ts'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { ChooseProvider } from './choose-provider.ts'
import { certificationClosed } from './choose-provider.ts'
import type { Certified } from './provider.ts'
import { ProviderUnavailable } from './provider.ts'

/** Times that a certification may take, and may be old when it is used. Source: docs/product.md, M1. */
const certificationLife = 10 * 60_000
/** Time in ms that the provider's clock may be ahead. */
const clockSkew = 60_000

const refuse = (code: string, message: string) => new ProblemError(422, code, message)
export const certificationOver = () =>
  refuse('certification-expired', '본인인증이 없거나 시간이 지났습니다. 다시 인증해 주세요.')
const certificationUsed = () => refuse('certification-used', '이미 쓴 본인인증입니다. 다시 인증해 주세요.')

/** Begins a certification: a number for the provider's dialog, and a token that only this browser has. */
export async function beginCertification(
  database: Database,
  choose: ChooseProvider,
  partnerId: number,
  { phone }: { phone?: string | undefined },
) {
  const { name, dialog } = await choose(partnerId)
  const token = newToken()
  const requestId = crypto.randomUUID().replaceAll('-', '')
  const expiresAt = new Date(Date.now() + certificationLife)
  const requestedPhone = phone === undefined ? null : requirePhone(phone)
  await database.withPartner(partnerId, async (tx) => {
    const isOver = lt(certifications.expiresAt, new Date())
    await tx.delete(certifications).where(and(isOfPartner(tx, certifications), isOver))
    await tx
      .insert(certifications)
      .values({ partnerId: tx.partnerId, tokenHash: hashToken(token), requestId, requestedPhone, expiresAt })
  })
  return { provider: name, requestId, token, expiresAt: expiresAt.toISOString(), ...dialog }
}

type Report = (failure: ProviderUnavailable) => void

/**
 * Asks the provider what it certified under `impUid`, and keeps that for the browser whose token this is.
 *
 * Throws 422 for one that was not begun here, was begun by another browser or at another partner, is of another phone
 * than asked for, is older than ten minutes, or was confirmed before; 503 where the provider does not answer.
 * Source: docs/product.md, M1.
 */
export async function confirmCertification(
  database: Database,
  choose: ChooseProvider,
  partnerId: number,
  { impUid, token, report }: { impUid: string; token: string; report: Report },
) {
  const isThis = (tx: PartnerTransaction) =>
    and(isOfPartner(tx, certifications), eq(certifications.tokenHash, hashToken(token)))
  const [begun] = await database.withPartner(
    partnerId,
    (tx) => tx.select().from(certifications).where(isThis(tx)),
    { readOnly: true },
  )
  if (!begun || begun.expiresAt.getTime() < Date.now()) throw certificationOver()
  if (begun.providerUid !== null) throw certificationUsed()

  const provider = await choose(partnerId)
  const certified = await provider.find(impUid).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error
    report(error)
    throw certificationClosed()
  })
  if (!certified) throw refuse('not-certified', '끝난 본인인증이 아닙니다. 다시 인증해 주세요.')
  const person = judge({ ...certified, name: toPersonName(certified.name) }, begun)
  const expiresAt = new Date(person.certifiedAt.getTime() + certificationLife)
  const kept = await database
    .withPartner(partnerId, (tx) =>
      tx
        .update(certifications)
        .set({ ...person, expiresAt })
        .where(and(isThis(tx), isNull(certifications.providerUid)))
        .returning({ requestId: certifications.requestId }),
    )
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? certificationUsed() : error
    })
  if (kept.length === 0) throw certificationUsed()
  const { providerUid: _, certifiedAt, ...told } = person
  return {
    ...told,
    token,
    certifiedAt: certifiedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isUnder14: person.birthDate !== null && isUnder14(person.birthDate),
  }
}

/** Returns whether a certification is the one that was begun, is fresh, and is of the expected phone. */
function judge(certified: Certified, begun: typeof certifications.$inferSelect) {
  const { requestId, certifiedAt, ...person } = certified
  if (requestId !== null && requestId !== begun.requestId) {
    throw refuse('certification-mismatch', '여기서 시작한 본인인증이 아닙니다. 다시 인증해 주세요.')
  }
  const age = Date.now() - certifiedAt.getTime()
  if (!(age < certificationLife && age > -clockSkew)) throw certificationOver()
  const phone = person.phone === null ? null : toE164(person.phone)
  if (!phone) {
    throw refuse(
      'certification-incomplete',
      '인증 기관이 전화번호를 알려 주지 않았습니다. 휴대전화로 인증해 주세요.',
    )
  }
  if (begun.requestedPhone !== null && begun.requestedPhone !== phone) {
    throw refuse('phone-mismatch', '입력한 전화번호와 다른 번호로 인증했습니다.')
  }
  return { ...person, phone, certifiedAt }
}
