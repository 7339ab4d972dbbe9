import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { customers } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { readCertification, useCertification } from '#backend/people/certification/use-certification.ts'
import type { CertifiedPerson } from '#backend/people/certification/use-certification.ts'
import { replaceSession, type SignInPlace } from './customer-sessions.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import { recordOccasion, requireConsents } from '#backend/clinic/terms/consents.ts'
import { linkAccount } from '#backend/people/social-sign-in/accounts.ts'
import { useArrived } from '#backend/people/social-sign-in/sign-in.ts'
import type { Agreement } from '#schema/terms.ts'
import { adoptReservations } from './adopt-bookings.ts'
import { isUnder14 } from '#backend/kernel/contacts/age.ts'
import { describeCustomer } from './describe-customer.ts'
import { isMember } from './find-member.ts'

type NewMember = {
  certificationToken: string
  /** Left out by who comes with a social account. */
  password?: string | undefined
  socialToken?: string | undefined
  email?: string | undefined
  languageCode: string
  agreements: Agreement[]
  channel: 'SITE' | 'WIDGET'
}

const alreadyRegistered = () =>
  new ProblemError(
    409,
    'already-registered',
    '이미 가입한 전화번호입니다. 로그인하거나 비밀번호를 새로 정해 주세요.',
  )

/**
 * Makes a member of the certified person, with the consents they gave and the social account they came with, and signs
 * them in.
 *
 * Throws 422 without a certification, without the required consents, or for somebody younger than 14,
 * or where the social account is over; 409 where the
 * phone has a member or terms have changed. Source: docs/product.md, M1 to M3.
 */
export async function signUp(
  database: Database,
  partnerId: number,
  wanted: NewMember,
  oldToken: string | undefined,
  place: SignInPlace,
) {
  // Everything is judged before the password costs a third of a second of the processor, and again when it is written.
  await database.withPartner(partnerId, (tx) => judge(tx, wanted), { readOnly: true })
  const { password, socialToken } = wanted
  const passwordHash = password === undefined ? null : await hashPassword(password, partnerId)
  return database
    .withPartner(partnerId, async (tx) => {
      const person = await useCertification(tx, wanted.certificationToken)
      const social = socialToken === undefined ? null : await useArrived(tx, socialToken)
      const { email = null, languageCode, channel } = wanted
      const [row] = await tx
        .insert(customers)
        .values({ partnerId: tx.partnerId, kind: 'member', ...person, email, languageCode, passwordHash })
        .returning({ id: customers.id })
      const customerId = row?.id ?? 0
      await recordOccasion(tx, 'SIGN_UP', wanted.agreements, { customerId, channel })
      await adoptReservations(tx, customerId, person)
      if (social) await linkAccount(tx, customerId, social)
      const session = await replaceSession(tx, customerId, oldToken, {
        ...place,
        staysSignedIn: social?.staysSignedIn,
      })
      return { session, customer: await describeCustomer(tx, customerId) }
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? alreadyRegistered() : error
    })
}

async function judge(tx: PartnerTransaction, wanted: NewMember): Promise<void> {
  const person = await readCertification(tx, wanted.certificationToken)
  refuseChildren(person)
  if (await isMember(tx, person.phone)) throw alreadyRegistered()
  await requireConsents(tx, 'SIGN_UP', wanted.agreements)
}

function refuseChildren({ birthDate }: CertifiedPerson): void {
  if (birthDate === null) {
    const message = '인증 기관이 생년월일을 알려 주지 않아 가입할 수 없습니다. 휴대전화로 인증해 주세요.'
    throw new ProblemError(422, 'certification-incomplete', message)
  }
  if (isUnder14(birthDate)) {
    const message =
      '14세 미만은 보호자의 동의가 있어야 해서 온라인으로 가입할 수 없습니다. 병원에 문의해 주세요.'
    throw new ProblemError(422, 'under-14', message)
  }
}
