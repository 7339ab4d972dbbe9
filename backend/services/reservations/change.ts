import type { Database, Transaction } from '#backend/database/database.ts'
import { reservationItems } from '#backend/database/tables.ts'
import { ProblemError } from '#backend/problem.ts'
import { timeAtMoment } from '#backend/services/schedules/availability.ts'
import { loadSchedule } from '#backend/services/schedules/load-schedule.ts'
import type { Schedule } from '#backend/services/schedules/schedule.ts'
import { dayOf } from '#backend/services/schedules/seoul-time.ts'
import { hashToken } from '#backend/services/tokens.ts'
import type { Reservation, ReservationChange } from '#schema/reservation.ts'
import { and, eq } from 'drizzle-orm'
import { claimAny, claimHeld, releaseHold, releaseReservation } from './claims.ts'
import { slotClosed, unknownEmployee } from './create.ts'
import type { Which } from './find.ts'
import { lockReservation, requireStored } from './find.ts'
import type { Change } from './history.ts'
import { record } from './history.ts'
import { insertItems } from './insert.ts'
import type { Option } from './options.ts'
import { requireOptions, totalMinutes } from './options.ts'
import type { ReservationRow } from './stored.ts'
import { isOpen, minutesBetween, toReservation } from './stored.ts'
import { updateReservation } from './update.ts'

/**
 * Changes a customer's own reservation: time, doctor, treatments or words. Until it is changed it keeps its time, and
 * where the new one is taken (409) it keeps it further. What is moved is confirmed anew as a new one would be.
 * Throws 409 past the clinic's time limit too. Source: expectations, "Booking" (change and cancel until a set time).
 */
export async function changeReservation(
  database: Database,
  partnerId: number,
  which: Which,
  change: ReservationChange,
): Promise<Reservation> {
  return database.withPartner(partnerId, async (tx) => {
    const row = await lockReservation(tx, partnerId, which)
    const wanted = wantedOf(row, change)
    const schedule = await loadSchedule(tx, partnerId, {
      from: dayOf(wanted.startsAt),
      to: dayOf(wanted.startsAt),
      employeeId: wanted.employeeId ?? undefined,
      reservationId: row.id,
      holdHash: change.holdToken === undefined ? undefined : hashToken(change.holdToken),
    })
    requireChangeable(row, schedule.rules.changeUntilMinutes)
    const options = change.productOptionIds && (await requireOptions(tx, partnerId, change.productOptionIds))
    const changes = await apply(tx, schedule, row, { ...change, ...wanted, options })
    await record(tx, partnerId, { reservationId: row.id, action: 'CHANGED', by: 'customer', changes })
    return toReservation(await requireStored(tx, partnerId, which))
  })
}

/** Throws 409 where the customer may no longer change or cancel a reservation. */
export function requireChangeable(row: ReservationRow, changeUntilMinutes: number, now = new Date()): void {
  if (!isOpen(row))
    throw new ProblemError(409, 'wrong-status', '이미 취소되었거나 끝난 예약은 바꿀 수 없습니다.')
  if (now.getTime() <= row.startsAt.getTime() - changeUntilMinutes * 60_000) return
  const hours = Math.round(changeUntilMinutes / 6) / 10
  const message = `예약 ${hours}시간 전까지만 바꾸거나 취소할 수 있습니다. 병원에 전화해 주세요.`
  throw new ProblemError(409, 'too-late', message)
}

/** Where the customer never asked for one doctor, any will do again. */
function wantedOf(row: ReservationRow, change: ReservationChange) {
  const kept = row.isEmployeeChosen ? row.employeeId : null
  return {
    startsAt: change.reservedAt === undefined ? row.startsAt : new Date(change.reservedAt),
    employeeId: change.employeeId === undefined ? kept : change.employeeId,
  }
}

type Wanted = ReservationChange & {
  startsAt: Date
  employeeId: number | null
  options: Option[] | undefined
}

async function apply(
  tx: Transaction,
  schedule: Schedule,
  row: ReservationRow,
  wanted: Wanted,
): Promise<Change[]> {
  const minutes = wanted.options ? totalMinutes(wanted.options) : minutesBetween(row)
  const isMoved =
    Number(wanted.startsAt) !== Number(row.startsAt) ||
    minutes !== minutesBetween(row) ||
    (wanted.employeeId !== null && wanted.employeeId !== row.employeeId)
  const endsAt = new Date(wanted.startsAt.getTime() + minutes * 60_000)
  const employee = isMoved ? await move(tx, schedule, row, { ...wanted, endsAt, minutes }) : undefined
  if (wanted.options) await replaceItems(tx, row, wanted.options)
  const isAnew = isMoved || wanted.options !== undefined
  const { isConfirmedAtOnce } = schedule.rules
  await updateReservation(tx, row, {
    startsAt: wanted.startsAt,
    endsAt,
    isEmployeeChosen: wanted.employeeId !== null,
    ...(wanted.request !== undefined && { request: wanted.request }),
    ...(wanted.options && { totalPrice: wanted.options.reduce((sum, { price }) => sum + price.amount, 0) }),
    ...(employee && { employeeId: employee.id, employeeName: employee.name }),
    ...(isAnew && {
      status: isConfirmedAtOnce ? 'CONFIRMED' : 'REQUESTED',
      confirmedAt: isConfirmedAtOnce ? new Date() : null,
    }),
  })
  return changesOf(row, wanted, employee)
}

type Move = Wanted & { endsAt: Date; minutes: number }

/** Lets go of the old time and takes the new; both or neither, since it is one transaction. */
async function move(tx: Transaction, schedule: Schedule, row: ReservationRow, wanted: Move) {
  const { partnerId, id: reservationId } = row
  if (wanted.employeeId !== null && schedule.doctors.length === 0) throw unknownEmployee()
  const time = timeAtMoment(schedule, wanted.startsAt, wanted.minutes, new Date())
  if (time.reason) throw slotClosed(time.reason)
  await releaseReservation(tx, partnerId, reservationId)
  const slot = { startsAt: wanted.startsAt, endsAt: wanted.endsAt }
  if (!schedule.rules.isStrict) {
    const chosen = wanted.employeeId === null ? undefined : time.doctors[0]
    return { id: chosen?.id ?? null, name: chosen?.name ?? null }
  }
  const held = await takeHeld(tx, row, wanted)
  // The doctor they have already, if there is a choice.
  const ids = time.doctors
    .map(({ id }) => id)
    .sort((a, b) => Number(b === row.employeeId) - Number(a === row.employeeId))
  const id = held ?? (await claimAny(tx, partnerId, ids, slot, { reservationId }))
  return { id, name: schedule.doctors.find((doctor) => doctor.id === id)?.name ?? null }
}

async function takeHeld(tx: Transaction, row: ReservationRow, wanted: Move): Promise<number | null> {
  if (wanted.holdToken === undefined) return null
  const hash = hashToken(wanted.holdToken)
  const held = await claimHeld(tx, row.partnerId, hash, wanted, row.id)
  if (held === null) await releaseHold(tx, row.partnerId, hash)
  return held
}

async function replaceItems(tx: Transaction, row: ReservationRow, options: Option[]): Promise<void> {
  await tx
    .delete(reservationItems)
    .where(and(eq(reservationItems.partnerId, row.partnerId), eq(reservationItems.reservationId, row.id)))
  await insertItems(tx, row.partnerId, row.id, options)
}

function changesOf(
  row: ReservationRow,
  wanted: Wanted,
  employee: { name: string | null } | undefined,
): Change[] {
  const names = wanted.options?.map(({ productName, optionName }) => `${productName} ${optionName}`)
  const changes: Change[] = [
    { field: 'reservedAt', before: row.startsAt.toISOString(), after: wanted.startsAt.toISOString() },
    { field: 'employee', before: row.employeeName, after: employee ? employee.name : row.employeeName },
    { field: 'items', before: null, after: names?.join(', ') ?? null },
    { field: 'request', before: row.request, after: wanted.request ?? row.request },
  ]
  return changes.filter(({ before, after }) => before !== after)
}
