import { countReveal } from '#backend/people/accounts/count-reveal.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { reservations } from './table.ts'
import { tell } from './messages.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { customerOfContact } from '#backend/people/customers/contact-customer.ts'
import { requirePhone } from '#backend/kernel/contacts/phone.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import { tellOfNew } from './tell-webhooks.ts'
import { endWaiting } from '#backend/booking/waitings/end-waiting.ts'
import type { ConsoleReservationInput } from '#schema/reservations.ts'
import { and, eq } from 'drizzle-orm'
import { busyTime, claimAny } from './claims.ts'
import { unknownEmployee } from './create.ts'
import { changesOf, readOverrides, requireAccepted } from './desk-overrides.ts'
import { meetsAnother } from './desk-refusal.ts'
import { lockReservation, ofClinic, requireStored } from './find.ts'
import type { Actor } from './history.ts'
import { record } from './history.ts'
import { insertReservation, toItems } from './insert.ts'
import { needsOf, requireOptions, totalPrice } from '#backend/catalogue/products/options.ts'
import { newReservationCode } from './reservation-code.ts'
import type { Stored } from './stored.ts'

const minute = 60_000
/** Minutes of one visit; the database takes none longer than a day. */
const longest = 720

/** Returns when a visit of the desk ends. Throws 422 where it is longer than a booking may be. */
export function endOfVisit(startsAt: Date, minutes: number): Date {
  if (minutes <= longest) return new Date(startsAt.getTime() + minutes * minute)
  const message = `한 번의 예약은 ${longest}분까지입니다. 시술을 나누어 예약해 주세요.`
  throw new ProblemError(422, 'too-long', message, { errors: [{ path: '/items', message }] })
}

export type Author = Exclude<Actor, 'customer'>

/**
 * Writes down a reservation that the clinic took itself: confirmed, never over another. Throws 409 where it overrides a rule
 * that was not accepted. Source: docs/product.md, R29.
 */
export async function enterReservation(
  database: Database,
  partnerId: number,
  input: ConsoleReservationInput,
  by: Author,
): Promise<Stored> {
  const contactPhone = requirePhone(input.contactPhone, '/contactPhone')
  const startsAt = new Date(input.reservedAt)
  const day = dayOf(startsAt)
  return database.withPartner(partnerId, async (tx) => {
    const { employeeId } = input
    const schedule = await loadSchedule(tx, { from: day, to: day, employeeId, withoutClaims: true })
    const { rules, profile } = schedule
    const [doctor] = schedule.doctors
    if (!doctor) throw unknownEmployee()
    const options = await requireOptions(tx, input)
    const { durationMinutes, minutesBefore, minutesAfter, facilityIds } = needsOf(options, rules)
    const minutes = input.durationMinutes ?? durationMinutes
    const endsAt = endOfVisit(startsAt, minutes)
    const slot = { employeeId, ...busyTime({ startsAt, endsAt, minutesBefore, minutesAfter, facilityIds }) }
    const contact = { name: input.contactName, phone: contactPhone }
    const placed = { startsAt, endsAt, employeeId, employeeName: doctor.name, items: toItems(options) }
    const overrides = await readOverrides(tx, schedule, placed)
    const customerId = await customerOfContact(tx, contact, { isKnown: true })
    const { row, hasSlot } = await insertReservation(tx, {
      row: {
        partnerId: tx.partnerId,
        code: newReservationCode(),
        customerId,
        type: input.type,
        status: 'CONFIRMED',
        employeeId,
        employeeName: doctor.name,
        isEmployeeChosen: true,
        startsAt,
        endsAt,
        minutesBefore,
        minutesAfter,
        facilityIds,
        contactName: input.contactName,
        contactPhone,
        request: '',
        memo: input.memo,
        languageCode: 'ko',
        totalPrice: totalPrice(options),
        isIncludeVat: profile.homepageConfig.isIncludeVat,
        utm: {},
        phoneProvedAt: null,
        isMinor: false,
        guardianConsentAt: null,
        sensitiveConsentAt: null,
        idempotencyKey: null,
        requestHash: null,
        confirmedAt: new Date(),
      },
      options,
      by,
      changes: changesOf(overrides),
      slot,
    })
    if (!hasSlot) await claimAny(tx, [employeeId], slot, { reservationId: row.id }, meetsAnother)
    requireAccepted(overrides, { accepted: input.overrides, act: 'book' })
    await tell(tx, row, rules, { kind: 'CONFIRMED', isByCustomer: false })
    await endWaiting(tx, row)
    const stored = await requireStored(tx, ofClinic(row.id))
    await tellOfNew(tx, stored)
    return stored
  })
}

/** Keeps the clinic's words about a reservation. */
export async function writeMemo(
  database: Database,
  partnerId: number,
  reservationId: number,
  memo: string,
  by: Author,
): Promise<Stored> {
  return database.withPartner(partnerId, async (tx) => {
    const row = await lockReservation(tx, ofClinic(reservationId))
    await tx
      .update(reservations)
      .set({ memo })
      .where(and(isOfPartner(tx, reservations), eq(reservations.id, row.id)))
    const changes = [{ field: 'memo', before: row.memo, after: memo }]
    await record(tx, { reservationId, action: 'MEMO', by, changes })
    return requireStored(tx, ofClinic(reservationId))
  })
}

/** Shows who made a reservation, and writes down who looked. Source: docs/product.md, R13. */
export async function revealReservation(
  database: Database,
  partnerId: number,
  reservationId: number,
  by: Author,
): Promise<Stored> {
  return database.withPartner(partnerId, async (tx) => {
    const stored = await requireStored(tx, ofClinic(reservationId))
    await countReveal(tx, by.accountId)
    await record(tx, { reservationId, action: 'REVEALED', by })
    return stored
  })
}
