import { itemsText } from '#schema/plain/items-text.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import type { VisitNeeds } from '#backend/catalogue/products/visit-length.ts'
import { offerFreed } from '#backend/booking/waitings/offer.ts'
import type { ConsoleReservationChange } from '#schema/reservations.ts'
import { busyTime, claimAny, releaseReservation } from './claims.ts'
import type { Author } from './console-write.ts'
import { endOfVisit } from './console-write.ts'
import { changesOf, readOverrides, requireAccepted } from './desk-overrides.ts'
import { meetsAnother } from './desk-refusal.ts'
import { readTreatments } from './desk-treatments.ts'
import { lockReservation, ofClinic, requireStored } from './find.ts'
import { record } from './history.ts'
import { replaceItems } from './insert.ts'
import { dropReminders, tell } from './messages.ts'
import { dropMove, readMove } from './moves.ts'
import type { ItemRow, ReservationRow, Stored } from './stored.ts'
import { isOpen, minutesBetween } from './stored.ts'
import { employeeOf } from './transitions.ts'
import type { Change } from './types.ts'
import { updateReservation } from './update.ts'

/**
 * Changes a reservation at the desk: time, doctor, length or treatments. Throws 409 where somebody else has the time, a room
 * or a device, where a rule is overridden that was not accepted, or where it is over. One that had no time of its own yet
 * gets none by it. Source: docs/product.md, R29, R30.
 */
export async function changeAtDesk(
  database: Database,
  partnerId: number,
  reservationId: number,
  change: ConsoleReservationChange,
  by: Author,
): Promise<Stored> {
  return database.withPartner(partnerId, async (tx) => {
    const row = await lockReservation(tx, ofClinic(reservationId))
    if (!isOpen(row)) throw new ProblemError(409, 'wrong-status', '이미 끝난 예약은 변경할 수 없습니다.')
    const { items } = await requireStored(tx, ofClinic(reservationId))
    const move = await readMove(tx, row)
    const startsAt = change.reservedAt === undefined ? row.startsAt : new Date(change.reservedAt)
    const day = dayOf(startsAt)
    const schedule = await loadSchedule(tx, { from: day, to: day, withoutClaims: true })
    const { rules, profile } = schedule
    const treatments =
      change.items && (await readTreatments(tx, { booked: items, wanted: change.items, rules }))
    if (treatments && move) throw settleFirst()
    const { durationMinutes, ...needs } = treatments?.needs ?? needsOfRow(row)
    const endsAt = endOfVisit(startsAt, change.durationMinutes ?? durationMinutes)
    const employee = await employeeOf(tx, row, change.employeeId)
    const placed = { startsAt, endsAt, ...employee, items: treatments?.items ?? items }
    const changes = changesBetween({ ...row, items }, placed, treatments !== undefined)
    if (changes.length === 0) return requireStored(tx, ofClinic(reservationId))

    if (move) await dropMove(tx, row)
    await releaseReservation(tx, row.id)
    const { employeeId } = employee
    if (employeeId !== null && (row.status === 'CONFIRMED' || rules.isStrict)) {
      const busy = busyTime({ startsAt, endsAt, ...needs })
      await claimAny(tx, [employeeId], busy, { reservationId }, meetsAnother)
    }
    const isOfSameDoctor = employeeId === row.employeeId
    const isMoved = Number(startsAt) !== Number(row.startsAt)
    const known = isOfSameDoctor ? await readOverrides(tx, schedule, { ...row, items }) : []
    const overrides = (await readOverrides(tx, schedule, placed)).filter(
      ({ code, message }) =>
        // Whoever does the treatments is no matter of the time.
        (isMoved && code !== 'other-doctor') || !known.some((one) => one.message === message),
    )
    requireAccepted(overrides, { accepted: change.overrides, act: 'change' })
    const { isIncludeVat } = profile.homepageConfig
    await updateReservation(tx, row, {
      ...employee,
      startsAt,
      endsAt,
      ...needs,
      ...(treatments && {
        type: treatments.items.length > 0 ? ('TREATMENT' as const) : ('VISIT' as const),
        totalPrice: treatments.totalPrice,
        isIncludeVat,
      }),
    })
    if (treatments) await replaceItems(tx, row, treatments.items)
    if (isMoved || treatments || (!isOfSameDoctor && row.employeeId !== null)) {
      await dropReminders(tx, row)
      const now = { ...row, startsAt, endsAt, sequence: row.sequence + 1 }
      await tell(tx, now, rules, { kind: 'MOVED', isByCustomer: false })
    }
    await record(tx, {
      reservationId,
      action: 'CHANGED',
      by,
      changes: [...changes, ...changesOf(overrides)],
    })
    await offerFreed(tx, [row.startsAt, ...(move ? [move.startsAt] : [])])
    return requireStored(tx, ofClinic(reservationId))
  })
}

const needsOfRow = (row: ReservationRow): VisitNeeds => ({
  durationMinutes: minutesBetween(row),
  minutesBefore: row.minutesBefore,
  minutesAfter: row.minutesAfter,
  facilityIds: row.facilityIds,
})

type Placed = Pick<ReservationRow, 'startsAt' | 'endsAt' | 'employeeName'> & { items: readonly ItemRow[] }

function changesBetween(before: Placed, after: Placed, hasOtherItems: boolean): Change[] {
  const changes = [
    { field: 'reservedAt', before: before.startsAt.toISOString(), after: after.startsAt.toISOString() },
    { field: 'endsAt', before: before.endsAt.toISOString(), after: after.endsAt.toISOString() },
    { field: 'employee', before: before.employeeName, after: after.employeeName },
  ].filter((one) => one.before !== one.after)
  if (!hasOtherItems) return changes
  return [...changes, { field: 'items', before: itemsText(before), after: itemsText(after) }]
}

/** What a customer has asked for has a length and a price of its own: the desk settles that first. */
const settleFirst = () =>
  new ProblemError(
    409,
    'wrong-status',
    '고객이 변경을 신청한 예약입니다. 변경을 확정하거나 거절한 뒤에 시술을 변경해 주세요.',
  )
