import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { customers } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { readCertification, useCertification } from '#backend/people/certification/use-certification.ts'
import {
  endAllSessions,
  startCustomerSession,
  staysSignedInBy,
  type StartedCustomerSession,
} from './customer-sessions.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import { and, eq } from 'drizzle-orm'
import { adoptReservations } from './adopt-bookings.ts'
import { describeCustomer } from './describe-customer.ts'
import { requireSameMember } from './find-member.ts'
import { lockCustomer } from './lock-customer.ts'
import type { Proven } from './member-password.ts'
import { requireStillProven } from './member-password.ts'

type Changes = {
  email?: string | null | undefined
  languageCode?: string | undefined
  password?: string | undefined
}

/**
 * Changes what a member may say of themselves. A new password, for which the old one is `proven`, ends every session,
 * on every node, and starts another in place of the `token`'s, which is returned. Throws as for a wrong password where the old one is that
 * no more. Source: docs/product.md, X2.
 */
export async function changeAccount(
  database: Database,
  partnerId: number,
  customerId: number,
  { email, languageCode, password }: Changes,
  { proven, ...current }: { proven: Proven | undefined; token: string | undefined; userAgent: string },
) {
  const passwordHash = password === undefined ? undefined : await hashPassword(password, partnerId)
  const changes = {
    ...(email !== undefined && { email }),
    ...(languageCode !== undefined && { languageCode }),
    ...(passwordHash !== undefined && { passwordHash }),
  }
  return database.withPartner(partnerId, async (tx) => {
    if (proven) requireStillProven(await lockCustomer(tx, customerId, 'no key update'), proven)
    if (Object.keys(changes).length > 0) {
      await tx.update(customers).set(changes).where(isThis(tx, customerId))
    }
    let session: StartedCustomerSession | null = null
    if (passwordHash !== undefined) {
      const staysSignedIn = await staysSignedInBy(tx, current.token)
      await endAllSessions(tx, customerId)
      session = await startCustomerSession(tx, customerId, { ...current, staysSignedIn })
    }
    return { session, customer: await describeCustomer(tx, customerId) }
  })
}

/**
 * Takes a member's name and phone from a new certification of the same person. Throws 422 for another person's, 409
 * where the phone has another member.
 */
export async function recertify(
  database: Database,
  partnerId: number,
  customerId: number,
  certificationToken: string,
) {
  return database
    .withPartner(partnerId, async (tx) => {
      const person = await useCertification(tx, certificationToken)
      const [row] = await tx
        .select({ birthDate: customers.birthDate, gender: customers.gender })
        .from(customers)
        .where(isThis(tx, customerId))
      if (row?.birthDate && (row.birthDate !== person.birthDate || row.gender !== person.gender)) {
        throw new ProblemError(422, 'other-person', '가입한 사람과 다른 사람의 본인인증입니다.')
      }
      await tx.update(customers).set(person).where(isThis(tx, customerId))
      await adoptReservations(tx, customerId, person)
      return describeCustomer(tx, customerId)
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      throw new ProblemError(409, 'phone-taken', '그 전화번호로 가입한 다른 회원이 있습니다.')
    })
}

/**
 * Sets a member's password anew for the person who signed up, and ends their sessions. Throws 422 where the certified
 * person is no member.
 */
export async function resetPassword(
  database: Database,
  partnerId: number,
  { certificationToken, password }: { certificationToken: string; password: string },
): Promise<void> {
  await database.withPartner(
    partnerId,
    async (tx) => {
      await requireSameMember(tx, await readCertification(tx, certificationToken))
    },
    { readOnly: true },
  )
  const passwordHash = await hashPassword(password, partnerId)
  await database.withPartner(partnerId, async (tx) => {
    const { id } = await requireSameMember(tx, await useCertification(tx, certificationToken))
    await tx.update(customers).set({ passwordHash }).where(isThis(tx, id))
    await endAllSessions(tx, id)
  })
}

const isThis = (bound: Bound, id: number) =>
  and(isOfPartner(bound, customers), eq(customers.id, id), eq(customers.isClosed, false))
