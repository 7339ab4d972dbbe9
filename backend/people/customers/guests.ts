import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { customers } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { CertifiedPerson } from '#backend/people/certification/use-certification.ts'
import { useCertification } from '#backend/people/certification/use-certification.ts'
import type { Customer } from './customer-sessions.ts'
import { findGuest, replaceSession, type SignInPlace } from './customer-sessions.ts'
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { adoptReservations } from './adopt-bookings.ts'
import { describeCustomer } from './describe-customer.ts'
import { requirePhone } from '#backend/kernel/contacts/phone.ts'

type Guest = { guestId: string; phone?: string | undefined; certificationToken?: string | undefined }

/** Values of the certified facts for a person who is not certified. */
const nobody = { name: null, birthDate: null, gender: null, certifiedAt: null }

/** Throws 403 for a member. */
export function guestsOnly({ kind }: Customer): void {
  if (kind !== 'guest') throw new ProblemError(403, 'guests-only', '비회원만 이용할 수 있습니다.')
}

/**
 * Signs in a guest by the number that their browser made, and makes them where they are new. A phone is a claim; a
 * certification takes its place. Throws 422 for either that is wrong.
 *
 * Addresses hold the number, and one browser may serve a family: that is why it alone brings back nobody of whom a phone,
 * a name or a booking is known. Without their session or a certification of the same person somebody new begins.
 * Source: decision 0016.
 */
export async function signInGuest(
  database: Database,
  partnerId: number,
  { guestId, phone, certificationToken }: Guest,
  oldToken: string | undefined,
  place: SignInPlace,
) {
  const claimed = phone === undefined ? undefined : requirePhone(phone)
  return database.withPartner(partnerId, async (tx) => {
    const person = certificationToken === undefined ? null : await useCertification(tx, certificationToken)
    const browser = { guestId, known: await takeNumber(tx, guestId) }
    const customerId = person
      ? await signInCertified(tx, browser, person)
      : await signInClaimed(tx, browser, { claimed, oldToken })
    if (person) await adoptReservations(tx, customerId, person)
    const session = await replaceSession(tx, customerId, oldToken, place)
    return { session, customer: await describeCustomer(tx, customerId) }
  })
}

/** `isSomebody`: a phone, a name or a booking of theirs is known. */
type Known = { id: number; phone: string | null; certifiedAt: Date | null; isSomebody: boolean }
type Browser = { guestId: string; known: Known }

/** The guest who has a browser's number, made where there is none; whoever else asks with it waits. */
async function takeNumber(tx: PartnerTransaction, guestId: string): Promise<Known> {
  const [row] = await tx
    .insert(customers)
    .values({ partnerId: tx.partnerId, kind: 'guest', guestId })
    .onConflictDoUpdate({ target: [customers.partnerId, customers.guestId], set: { guestId } })
    .returning({
      id: customers.id,
      phone: customers.phone,
      certifiedAt: customers.certifiedAt,
      isSomebody: sql<boolean>`customers.phone is not null or customers.certified_at is not null
        or exists (select from reservations r
          where r.partner_id = customers.partner_id and r.customer_id = customers.id)`,
    })
  if (!row) throw new Error('A guest was neither found nor made.')
  return row
}

async function signInClaimed(
  tx: PartnerTransaction,
  { guestId, known }: Browser,
  { claimed, oldToken }: { claimed: string | undefined; oldToken: string | undefined },
): Promise<number> {
  const isAnothers =
    known.isSomebody && (oldToken === undefined || (await findGuest(tx, oldToken)) !== known.id)
  const id = isAnothers ? await beginAnew(tx, { guestId, known }) : known.id
  if (claimed !== undefined && (isAnothers || claimed !== known.phone))
    await write(tx, id, { phone: claimed, ...nobody })
  return id
}

async function signInCertified(
  tx: PartnerTransaction,
  { guestId, known }: Browser,
  person: CertifiedPerson,
): Promise<number> {
  const [before] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        isOfPartner(tx, customers),
        eq(customers.phone, person.phone),
        eq(customers.kind, 'guest'),
        eq(customers.isClosed, false),
        isNotNull(customers.certifiedAt),
        eq(customers.name, person.name),
        sql`${customers.birthDate} is not distinct from ${person.birthDate}`,
        or(eq(customers.guestId, guestId), isNull(customers.guestId)),
      ),
    )
    .orderBy(asc(customers.guestId), desc(customers.id))
    .limit(1)
  if (before && before.id !== known.id) {
    await write(tx, known.id, { guestId: null })
    await write(tx, before.id, { guestId, ...person })
    return before.id
  }
  const id = before || known.certifiedAt === null ? known.id : await beginAnew(tx, { guestId, known })
  await write(tx, id, person)
  return id
}

/** Moves a browser's number to a new guest. The former one is found by certifying again, or by phone and booking number. */
async function beginAnew(tx: PartnerTransaction, { guestId, known }: Browser): Promise<number> {
  await write(tx, known.id, { guestId: null })
  return (await takeNumber(tx, guestId)).id
}

const write = (tx: PartnerTransaction, id: number, values: Partial<typeof customers.$inferInsert>) =>
  tx
    .update(customers)
    .set(values)
    .where(and(isOfPartner(tx, customers), eq(customers.id, id)))

/** Puts what the provider certified in a guest's place. Throws 403 for a member, 422 without a certification. */
export async function certifyGuest(
  database: Database,
  partnerId: number,
  guest: Customer,
  certificationToken: string,
) {
  guestsOnly(guest)
  return database.withPartner(partnerId, async (tx) => {
    const person = await useCertification(tx, certificationToken)
    await tx.update(customers).set(person).where(isGuest(tx, guest))
    await adoptReservations(tx, guest.id, person)
    return describeCustomer(tx, guest.id)
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
      .where(and(isGuest(tx, guest), sql`${customers.phone} is distinct from ${claimed}`))
    return describeCustomer(tx, guest.id)
  })
}

const isGuest = (bound: Bound, { id }: Customer) =>
  and(isOfPartner(bound, customers), eq(customers.id, id), eq(customers.kind, 'guest'))
