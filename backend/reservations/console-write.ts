import { isOfPartner } from '#backend/database/partner.ts'
import type { Database } from '#backend/database/database.ts'
import { reservations } from './table.ts'
import { dropReminders, tell } from './messages.ts'
import { dropMove, readMove } from './moves.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { customerOfContact } from '#backend/customers/contact-customer.ts'
import { requirePhone } from '#backend/customers/phone.ts'
import { loadSchedule } from '#backend/schedules/load-schedule.ts'
import { dayOf } from '#backend/schedules/seoul-time.ts'
import { tellOfNew } from '#backend/webhooks/tell-webhooks.ts'
import { endWaiting } from '#backend/waitings/end-waiting.ts'
import { offerFreed } from '#backend/waitings/offer.ts'
import type { ConsoleReservationInput } from '#schema/reservations.ts'
import { and, eq } from 'drizzle-orm'
import { busyTime, claimAny, releaseReservation } from './claims.ts'
import { unknownEmployee } from './create.ts'
import { meetsAnother } from './desk-refusal.ts'
import { lockReservation, ofClinic, requireStored } from './find.ts'
import type { Actor } from './history.ts'
import { record } from './history.ts'
import { insertReservation } from './insert.ts'
import { needsOf, requireOptions, totalPrice } from './options.ts'
import { newReservationCode } from './reservation-code.ts'
import type { Stored } from './stored.ts'
import { isOpen, minutesBetween } from './stored.ts'
import { employeeOf } from './transitions.ts'
import { updateReservation } from './update.ts'

const minute = 60_000
/** Minutes of one visit; the database takes none longer than a day. */
const longest = 720

function tooLong(): ProblemError {
  const message = `한 번의 예약은 ${longest}분까지입니다. 시술을 나누어 예약해 주세요.`
  return new ProblemError(422, 'too-long', message, { errors: [{ path: '/items', message }] })
}

type Author = Exclude<Actor, 'customer'>

/** Writes down a reservation that the clinic took itself: confirmed, at any hour, but never over another. */
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
    const { doctors, rules, profile } = await loadSchedule(tx, { from: day, to: day, employeeId })
    const [doctor] = doctors
    if (!doctor) throw unknownEmployee()
    const options = await requireOptions(tx, input)
    const { durationMinutes, minutesBefore, minutesAfter, facilityIds } = needsOf(options, rules)
    const minutes = input.durationMinutes ?? durationMinutes
    if (minutes > longest) throw tooLong()
    const endsAt = new Date(startsAt.getTime() + minutes * minute)
    const slot = { employeeId, ...busyTime({ startsAt, endsAt, minutesBefore, minutesAfter, facilityIds }) }
    const contact = { name: input.contactName, phone: contactPhone }
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
      slot,
    })
    if (!hasSlot) await claimAny(tx, [employeeId], slot, { reservationId: row.id }, meetsAnother)
    await tell(tx, row, rules, { kind: 'CONFIRMED', isByCustomer: false })
    await endWaiting(tx, row)
    const stored = await requireStored(tx, ofClinic(row.id))
    await tellOfNew(tx, stored)
    return stored
  })
}

type Move = {
  reservedAt?: string | undefined
  employeeId?: number | undefined
  durationMinutes?: number | undefined
}

/** Moves a reservation to any hour, never over another (409). One that had no time of its own yet gets none by it. */
export async function moveReservation(
  database: Database,
  partnerId: number,
  reservationId: number,
  change: Move,
  by: Author,
): Promise<Stored> {
  return database.withPartner(partnerId, async (tx) => {
    const row = await lockReservation(tx, ofClinic(reservationId))
    if (!isOpen(row)) throw new ProblemError(409, 'wrong-status', '이미 끝난 예약은 옮길 수 없습니다.')
    const startsAt = change.reservedAt === undefined ? row.startsAt : new Date(change.reservedAt)
    const endsAt = new Date(startsAt.getTime() + (change.durationMinutes ?? minutesBetween(row)) * minute)
    const employee = await employeeOf(tx, row, change.employeeId)
    const { employeeId } = employee
    const changes = [
      { field: 'reservedAt', before: row.startsAt.toISOString(), after: startsAt.toISOString() },
      { field: 'endsAt', before: row.endsAt.toISOString(), after: endsAt.toISOString() },
      { field: 'employee', before: row.employeeName, after: employee.employeeName },
    ].filter(({ before, after }) => before !== after)
    if (changes.length === 0) return requireStored(tx, ofClinic(reservationId))
    const day = dayOf(startsAt)
    const { rules } = await loadSchedule(tx, { from: day, to: day, withoutClaims: true })
    const move = await readMove(tx, row)
    if (move) await dropMove(tx, row)
    await releaseReservation(tx, row.id)
    if (employeeId !== null && (row.status === 'CONFIRMED' || rules.isStrict)) {
      const busy = busyTime({ ...row, startsAt, endsAt })
      await claimAny(tx, [employeeId], busy, { reservationId }, meetsAnother)
    }
    await updateReservation(tx, row, { ...employee, startsAt, endsAt })
    if (startsAt.getTime() !== row.startsAt.getTime()) {
      await dropReminders(tx, row)
      const now = { ...row, startsAt, endsAt, sequence: row.sequence + 1 }
      await tell(tx, now, rules, { kind: 'MOVED', isByCustomer: false })
    }
    await record(tx, { reservationId, action: 'CHANGED', by, changes })
    await offerFreed(tx, [row.startsAt, ...(move ? [move.startsAt] : [])])
    return requireStored(tx, ofClinic(reservationId))
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
    await record(tx, { reservationId, action: 'REVEALED', by })
    return stored
  })
}
