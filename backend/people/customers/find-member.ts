import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { customers } from './table.ts'
import type { CertifiedPerson } from '#backend/people/certification/use-certification.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { and, eq } from 'drizzle-orm'

/** Picks the member, of whom there is at most one, with a phone (E.164). */
export const isMemberOf = (bound: Bound, phone: string) =>
  and(
    isOfPartner(bound, customers),
    eq(customers.phone, phone),
    eq(customers.kind, 'member'),
    eq(customers.isClosed, false),
  )

/** Returns whether somebody has signed up with a phone (E.164). */
export async function isMember(tx: PartnerTransaction, phone: string): Promise<boolean> {
  const rows = await tx.select({ id: customers.id }).from(customers).where(isMemberOf(tx, phone))
  return rows.length > 0
}

/**
 * Returns the member that a certified person is. Throws 422 where they are none: a number may have passed to somebody
 * else, who must not get at the former one's records.
 */
export async function requireSameMember(
  tx: PartnerTransaction,
  person: CertifiedPerson,
): Promise<{ id: number }> {
  const [member] = await tx
    .select({ id: customers.id, name: customers.name, birthDate: customers.birthDate })
    .from(customers)
    .where(isMemberOf(tx, person.phone))
  if (member && member.name === person.name && member.birthDate === person.birthDate) return member
  throw new ProblemError(422, 'not-registered', '본인인증한 이름과 번호로 가입한 회원이 없습니다.')
}
