import type { Database } from '#backend/database/database.ts'
import { customers } from '#backend/database/tables.ts'
import { ProblemError } from '#backend/problem.ts'
import { useCertification } from '#backend/services/certification/use-certification.ts'
import type { Customer } from '#backend/services/customer-sessions.ts'
import { replaceSession } from '#backend/services/customer-sessions.ts'
import { and, eq, sql } from 'drizzle-orm'
import { describeCustomer } from './describe-customer.ts'
import { requirePhone } from './phone.ts'

type Guest = { guestId: string; phone?: string | undefined; certificationToken?: string | undefined }

/** Of a person, all that a provider certifies. */
const nobody = { name: null, birthDate: null, gender: null, certifiedAt: null }

/** Throws 403 for a member. */
export function guestsOnly({ kind }: Customer): void {
  if (kind !== 'guest') throw new ProblemError(403, 'guests-only', '비회원만 이용할 수 있습니다.')
}

/**
 * Signs in a guest by the number that their browser made, and makes them where they are new. A phone is a claim; a
 * certification takes its place. Throws 422 for either that is wrong.
 *
 * Whoever has the number is the guest: that is why certified names and birth dates are not brought back by it, and a
 * guest who wants them certifies again.
 */
export async function signInGuest(
  database: Database,
  partnerId: number,
  { guestId, phone, certificationToken }: Guest,
  oldToken: string | undefined,
) {
  const claimed = phone === undefined ? undefined : requirePhone(phone)
  return database.withPartner(partnerId, async (tx) => {
    const person =
      certificationToken === undefined
        ? { ...nobody, ...(claimed !== undefined && { phone: claimed }) }
        : await useCertification(tx, partnerId, certificationToken)
    const [row] = await tx
      .insert(customers)
      .values({ partnerId, kind: 'guest', guestId: guestId.toLowerCase(), ...person })
      .onConflictDoUpdate({ target: [customers.partnerId, customers.guestId], set: person })
      .returning({ id: customers.id })
    const customerId = row?.id ?? 0
    const token = await replaceSession(tx, partnerId, customerId, oldToken)
    return { token, customer: await describeCustomer(tx, partnerId, customerId) }
  })
}

/** Puts what the provider certified in a guest's place. Throws 403 for a member, 422 without a certification. */
export async function certifyGuest(
  database: Database,
  partnerId: number,
  guest: Customer,
  certificationToken: string,
) {
  guestsOnly(guest)
  return database.withPartner(partnerId, async (tx) => {
    const person = await useCertification(tx, partnerId, certificationToken)
    await tx.update(customers).set(person).where(isGuest(partnerId, guest))
    return describeCustomer(tx, partnerId, guest.id)
  })
}

/** Changes a guest's phone, which takes the certification of another one away. Throws 403 for a member. */
export async function changeGuestPhone(
  database: Database,
  partnerId: number,
  guest: Customer,
  phone: string,
) {
  guestsOnly(guest)
  const claimed = requirePhone(phone)
  return database.withPartner(partnerId, async (tx) => {
    await tx
      .update(customers)
      .set({ phone: claimed, ...nobody })
      .where(and(isGuest(partnerId, guest), sql`${customers.phone} is distinct from ${claimed}`))
    return describeCustomer(tx, partnerId, guest.id)
  })
}

const isGuest = (partnerId: number, { id }: Customer) =>
  and(eq(customers.partnerId, partnerId), eq(customers.id, id), eq(customers.kind, 'guest'))
