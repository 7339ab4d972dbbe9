import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { bookingPolicies, partnerSpecialDays } from './table.ts'
import { notFound } from '#backend/http/problem.ts'
import { requirePhone } from '#backend/customers/phone.ts'
import { and, asc, eq, gte } from 'drizzle-orm'
import { announced } from './announced.ts'
import type { Policy } from './booking-rules.ts'
import { defaultPolicy } from './booking-rules.ts'
import { addDays, dayOf } from './seoul-time.ts'

type SpecialDayInput = {
  startsOn: string
  endsOn: string
  openTime: string | null
  closeTime: string | null
  reason: string
}

/** The clinic's own closed and shortened days, from a year ago on. */
export async function listSpecialDays(database: Database, partnerId: number) {
  const since = addDays(dayOf(new Date()), -365)
  const rows = await database.withPartner(
    partnerId,
    (tx) =>
      tx
        .select()
        .from(partnerSpecialDays)
        .where(and(isOfPartner(tx, partnerSpecialDays), gte(partnerSpecialDays.endsOn, since)))
        .orderBy(asc(partnerSpecialDays.startsOn), asc(partnerSpecialDays.id)),
    { readOnly: true },
  )
  return { rows: rows.map(toSpecialDay) }
}

/** Adds one. Reservations that were made on it stay; the clinic sees to them. */
export async function addSpecialDay(database: Database, partnerId: number, input: SpecialDayInput) {
  const [row] = await announced(database, partnerId, (tx) =>
    tx
      .insert(partnerSpecialDays)
      .values({ ...input, partnerId: tx.partnerId })
      .returning(),
  )
  if (!row) throw new Error('An insert that returns nothing.')
  return toSpecialDay(row)
}

/** Throws 404 where there is none. */
export async function removeSpecialDay(database: Database, partnerId: number, id: number): Promise<void> {
  const removed = await announced(database, partnerId, (tx) =>
    tx
      .delete(partnerSpecialDays)
      .where(and(isOfPartner(tx, partnerSpecialDays), eq(partnerSpecialDays.id, id)))
      .returning({ id: partnerSpecialDays.id }),
  )
  if (removed.length === 0) throw notFound('그런 날이 없습니다.', 'unknown-special-day')
}

const toSpecialDay = ({ partnerId: _, ...row }: typeof partnerSpecialDays.$inferSelect) => ({
  ...row,
  openTime: row.openTime?.slice(0, 5) ?? null,
  closeTime: row.closeTime?.slice(0, 5) ?? null,
})

/** Returns the rules by which the clinic takes bookings. */
export const getPolicy = (database: Database, partnerId: number) =>
  database.withPartner(partnerId, (tx) => readPolicy(tx), { readOnly: true })

/** The same inside a transaction that does more. */
export async function readPolicy(tx: PartnerTransaction) {
  const [row] = await tx.select().from(bookingPolicies).where(isOfPartner(tx, bookingPolicies))
  if (!row) return toPolicy(defaultPolicy)
  const { partnerId: _, ...policy } = row
  return toPolicy(policy)
}

export const writePolicy = (database: Database, partnerId: number, input: Policy) =>
  announced(database, partnerId, (tx) => putPolicy(tx, input))

/** Writes how the clinic takes bookings. Throws 422 for a recipient that is neither phone nor address. */
export async function putPolicy(tx: PartnerTransaction, input: Policy) {
  const policy = {
    ...input,
    clinicRecipients: input.clinicRecipients.map((recipient, index) =>
      recipient.includes('@') ? recipient : requirePhone(recipient, `/clinicRecipients/${index}`),
    ),
  }
  await tx
    .insert(bookingPolicies)
    .values({ ...policy, partnerId: tx.partnerId })
    .onConflictDoUpdate({ target: bookingPolicies.partnerId, set: policy })
  return toPolicy(policy)
}

/** The database holds `slotMinutes` to just these. */
const toPolicy = (policy: Policy) => ({
  ...policy,
  slotMinutes: policy.slotMinutes as 5 | 10 | 15 | 20 | 30 | 60,
})
