import { isYoungerThan } from '#backend/kernel/contacts/age.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { requirePhone } from '#backend/kernel/contacts/phone.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { ReadProof } from '#backend/people/phone-codes/phone-proof.ts'

/** Whom the clinic calls; the phone as E.164. */
export type Contact = { contactName: string; contactPhone: string }

const refused = (field: string, code: string, message: string) =>
  new ProblemError(422, code, message, { errors: [{ path: `/${field}`, message }] })

/**
 * Returns whom the clinic calls: the customer as it knows them; the request counts only where it knows nothing. Throws 422
 * naming what is missing.
 */
export function contactOf(
  customer: Customer | null,
  input: { contactName?: string | undefined; contactPhone?: string | undefined },
): Contact {
  const contactName = customer?.name ?? input.contactName
  const phone = customer?.phone ?? input.contactPhone
  const errors = [
    ...(contactName ? [] : [{ path: '/contactName', message: '이름을 입력해 주세요.' }]),
    ...(phone ? [] : [{ path: '/contactPhone', message: '전화번호를 입력해 주세요.' }]),
  ]
  if (!contactName || !phone) {
    const message = errors.map((error) => error.message).join(' ')
    throw new ProblemError(422, 'bad-data', message, { errors })
  }
  return { contactName, contactPhone: customer?.phone ?? requirePhone(phone, '/contactPhone') }
}

type Proving = {
  proof: ReadProof
  rules: { requireGuestPhoneProof: boolean }
  customer: Customer | null
}

/** Returns when the phone was proved; `null` where no proof was sent. Throws 422 for one that is over, or of another phone. */
export function requireValidProof(proof: ReadProof): Date | null {
  if (proof !== 'over') return proof
  throw refused('phoneProof', 'phone-proof-over', '전화번호 인증이 끝났습니다. 다시 인증해 주세요.')
}

/** As `requireValidProof`. Throws 422 too where the clinic wants a proof and there is none. */
export function requirePhoneProof({ proof, rules, customer }: Proving): Date | null {
  const proved = requireValidProof(proof)
  if (proved || !rules.requireGuestPhoneProof || customer?.isCertified) return proved
  const message = '전화번호를 인증해 주세요. 문자로 받은 인증번호가 필요합니다.'
  throw refused('phoneProof', 'phone-proof-required', message)
}

/**
 * Says whether they are younger than 19, as certified or as they say. Throws 422 where no guardian consents. Civil Act,
 * article 4.
 */
export function requireGuardian(
  customer: Customer | null,
  { isMinor: saysSo, guardianConsent }: { isMinor: boolean; guardianConsent: boolean },
): boolean {
  const isMinor = customer?.birthDate ? isYoungerThan(19, customer.birthDate) : saysSo
  if (isMinor && !guardianConsent) {
    const message = '만 19세 미만은 보호자의 동의가 있어야 예약할 수 있습니다.'
    throw refused('guardianConsent', 'guardian-consent-required', message)
  }
  return isMinor
}
