import type { Database, Transaction } from '#backend/database/database.ts'
import { reservationItems } from '#backend/database/tables.ts'
import { ProblemError } from '#backend/problem.ts'
import { loadSchedule } from '#backend/services/schedules/load-schedule.ts'
import type { Schedule } from '#backend/services/schedules/schedule.ts'
import { dayOf } from '#backend/services/schedules/seoul-time.ts'
import { hashToken } from '#backend/services/tokens.ts'
import type { Reservation, ReservationChange } from '#schema/reservation.ts'
import { consentFirst } from '#schema/reservation.ts'
import { and, eq } from 'drizzle-orm'
import { requireTime } from './bookable-time.ts'
import { claimAny, claimHeld, releaseHold, releaseReservation } from './claims.ts'
import { unknownEmployee } from './create.ts'
import type { Which } from './find.ts'
import { lockReservation, requireStored } from './find.ts'
import type { Change } from './history.ts'
import { record } from './history.ts'
import { insertItems } from './insert.ts'
import type { Option } from './options.ts'
import { requireOptions, totalMinutes } from './options.ts'
import type { ItemRow, ReservationRow } from './stored.ts'
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
    const { items } = await requireStored(tx, partnerId, which)
    const wanted = wantedOf(row, items, change)
    const schedule = await loadSchedule(tx, partnerId, {
      from: dayOf(wanted.startsAt),
      to: dayOf(wanted.startsAt),
      employeeId: wanted.employeeId ?? undefined,
      reservationId: row.id,
      holdHash: change.holdToken === undefined ? undefined : hashToken(change.holdToken),
    })
    requireChangeable(row, schedule.rules.changeUntilMinutes)
    if (wanted.productOptionIds) requireConsent(row, change)
    const options = wanted.productOptionIds && (await requireOptions(tx, partnerId, wanted.productOptionIds))
    const changes = await apply(tx, schedule, { row, items }, { ...change, ...wanted, options })
    if (changes.length > 0)
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

/** What somebody is treated for tells of their health. Throws 422 where they never agreed to its being kept. */
function requireConsent(row: ReservationRow, { sensitiveConsent }: ReservationChange): void {
  if (row.sensitiveConsentAt || sensitiveConsent) return
  const errors = [{ path: '/sensitiveConsent', message: consentFirst }]
  throw new ProblemError(422, 'bad-data', consentFirst, { errors })
}

/**
 * Where the customer never asked for one doctor, any will do again. The treatments that are booked already are none to
 * change to: they keep the price they were booked at.
 */
function wantedOf(row: ReservationRow, items: readonly ItemRow[], change: ReservationChange) {
  const kept = row.isEmployeeChosen ? row.employeeId : null
  const ids = change.productOptionIds
  const isSame =
    ids?.length === items.length && items.every(({ optionId }) => ids.some((id) => id === optionId))
  return {
    productOptionIds: isSame ? undefined : ids,
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
  { row, items }: { row: ReservationRow; items: readonly ItemRow[] },
  wanted: Wanted,
): Promise<Change[]> {
  const minutes = wanted.options ? totalMinutes(wanted.options) : minutesBetween(row)
  const isMoved =
    Number(wanted.startsAt) !== Number(row.startsAt) ||
    minutes !== minutesBetween(row) ||
    (wanted.employeeId !== null && wanted.employeeId !== row.employeeId)
  const endsAt = new Date(wanted.startsAt.getTime() + minutes * 60_000)
  const employee = isMoved ? await move(tx, schedule, row, { ...wanted, endsAt, minutes }) : undefined
  const changes = changesOf(row, items, wanted, employee)
  const isEmployeeChosen = wanted.employeeId !== null
  if (changes.length === 0 && isEmployeeChosen === row.isEmployeeChosen) return []
  if (wanted.options) await replaceItems(tx, row, wanted.options)
  const isAnew = isMoved || wanted.options !== undefined
  const { isConfirmedAtOnce } = schedule.rules
  await updateReservation(tx, row, {
    startsAt: wanted.startsAt,
    endsAt,
    isEmployeeChosen,
    ...(wanted.request !== undefined && { request: wanted.request }),
    ...(wanted.options && {
      type: 'TREATMENT',
      totalPrice: wanted.options.reduce((sum, { price }) => sum + price.amount, 0),
      isIncludeVat: schedule.profile.homepageConfig.isIncludeVat,
      sensitiveConsentAt: row.sensitiveConsentAt ?? new Date(),
    }),
    ...(employee && { employeeId: employee.id, employeeName: employee.name }),
    ...(isAnew && {
      status: isConfirmedAtOnce ? 'CONFIRMED' : 'REQUESTED',
      confirmedAt: isConfirmedAtOnce ? new Date() : null,
    }),
  })
  return changes
}

type Move = Wanted & { endsAt: Date; minutes: number }

/** Lets go of the old time and takes the new; both or neither, since it is one transaction. */
async function move(tx: Transaction, schedule: Schedule, row: ReservationRow, wanted: Move) {
  const { partnerId, id: reservationId } = row
  if (wanted.employeeId !== null && schedule.doctors.length === 0) throw unknownEmployee()
  const { startsAt, minutes, holdToken } = wanted
  const holdHash = holdToken === undefined ? undefined : hashToken(holdToken)
  const time = await requireTime(tx, partnerId, schedule, { startsAt, minutes, holdHash, now: new Date() })
  await releaseReservation(tx, partnerId, reservationId)
  const slot = { startsAt: wanted.startsAt, endsAt: wanted.endsAt }
  if (!schedule.rules.isStrict) {
    const chosen = wanted.employeeId === null ? undefined : time.doctors[0]
    return { id: chosen?.id ?? null, name: chosen?.name ?? null }
  }
  const held = holdHash === undefined ? null : await takeHeld(tx, row, wanted, holdHash)
  // The doctor they have already, if there is a choice.
  const ids = time.doctors
    .map(({ id }) => id)
    .sort((a, b) => Number(b === row.employeeId) - Number(a === row.employeeId))
  const id = held ?? (await claimAny(tx, partnerId, ids, slot, { reservationId }))
  return { id, name: schedule.doctors.find((doctor) => doctor.id === id)?.name ?? null }
}

async function takeHeld(
  tx: Transaction,
  row: ReservationRow,
  wanted: Move,
  holdHash: string,
): Promise<number | null> {
  const held = await claimHeld(tx, row.partnerId, holdHash, wanted, row.id)
  if (held === null) await releaseHold(tx, row.partnerId, holdHash)
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
  items: readonly ItemRow[],
  wanted: Wanted,
  employee: { name: string | null } | undefined,
): Change[] {
  const toNames = (of: readonly { productName: string; optionName: string }[]) =>
    of.map(({ productName, optionName }) => `${productName} ${optionName}`).join(', ') || null
  const changes: Change[] = [
    { field: 'reservedAt', before: row.startsAt.toISOString(), after: wanted.startsAt.toISOString() },
    { field: 'employee', before: row.employeeName, after: employee ? employee.name : row.employeeName },
    { field: 'request', before: row.request, after: wanted.request ?? row.request },
  ]
  const changed = changes.filter(({ before, after }) => before !== after)
  // Others than before, though they may be called the same.
  if (wanted.options) changed.push({ field: 'items', before: toNames(items), after: toNames(wanted.options) })
  return changed
}
