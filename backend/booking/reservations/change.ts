import { itemsText } from '#schema/plain/items-text.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { readCustomer } from '#backend/people/customers/customer-sessions.ts'
import { readPhoneProof } from '#backend/people/phone-codes/phone-proof.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import type { Time } from '#backend/booking/schedules/free-times.ts'
import type { Doctor, Schedule } from '#backend/booking/schedules/schedule.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import { momentText } from '#schema/plain/days.ts'
import { takeUnproved } from '#backend/booking/unproved/bound-unproved.ts'
import { offerFreed } from '#backend/booking/waitings/offer.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import type { Reservation, ReservationChange } from '#schema/reservations.ts'
import { readAsked, requireAgreed } from '#backend/clinic/terms/asked-consents.ts'
import { insertConsents } from '#backend/clinic/terms/consents.ts'
import type { Cancelling } from './cancellable-until.ts'
import { cancellableUntil } from './cancellable-until.ts'
import { requireOffers } from './event-offers.ts'
import { dropReminders, tell } from './messages.ts'
import { askMove, dropMove } from './moves.ts'
import { lockPhone, refuseOverlap } from './phone-limits.ts'
import { requireValidProof } from './requester.ts'
import { wantedItems } from '#schema/reservations.ts'
import { requireTime } from './bookable-time.ts'
import type { Busy } from './claims.ts'
import {
  areSame,
  busyTime,
  claimAny,
  claimHeld,
  readHold,
  releaseHold,
  releaseReservation,
} from './claims.ts'
import { unknownEmployee } from './create.ts'
import type { Which } from './find.ts'
import { lockReservation, requireStored } from './find.ts'
import type { Change } from './types.ts'
import { record } from './history.ts'
import { replaceItems, toItems } from './insert.ts'
import type { Wanted as WantedOption } from '#backend/catalogue/products/options.ts'
import { needsOf, requireOptions, totalPrice, wantedIds } from '#backend/catalogue/products/options.ts'
import type { VisitNeeds } from '#backend/catalogue/products/visit-length.ts'
import type { ItemRow, ReservationRow } from './stored.ts'
import { isOpen, minutesBetween, toReservation } from './stored.ts'
import { updateReservation } from './update.ts'

/**
 * Changes a customer's own reservation: time, doctor, treatments or words. Until it is changed it keeps its time, and
 * where the new one is taken (409) it keeps it further. One that the clinic has confirmed moves when the clinic
 * confirms that too; to ask for its own time again withdraws the request. Throws 422 past the clinic's time limit.
 * Source: docs/product.md, R9.
 */
export async function changeReservation(
  database: Database,
  partnerId: number,
  which: Which,
  { change, source }: { change: ReservationChange; source: string },
): Promise<Reservation> {
  return database.withPartner(partnerId, async (tx) => {
    const row = await lockReservation(tx, which)
    const { items, move: earlier } = await requireStored(tx, which)
    const wanted = wantedOf(row, items, change)
    const schedule = await loadSchedule(tx, {
      from: dayOf(wanted.startsAt),
      to: dayOf(wanted.startsAt),
      employeeId: wanted.employeeId ?? undefined,
      reservationId: row.id,
      optionIds: wanted.chosen ? wantedIds(wanted.chosen) : items.map(({ optionId }) => optionId),
      holdHash: change.holdToken === undefined ? undefined : hashToken(change.holdToken),
    })
    requireChangeable(row, schedule.rules.changeUntilMinutes)
    const hasConsent = wanted.chosen ? await requireConsent(tx, row, change) : false
    const options = wanted.chosen && (await requireOptions(tx, wanted.chosen))
    if (options?.some(({ eventTerms }) => eventTerms)) await requireEventOffers(tx, row, options)
    const provedAt = requireValidProof(await readPhoneProof(tx, row.contactPhone, change.phoneProof))
    const phoneProvedAt = row.phoneProvedAt ?? provedAt
    if (options) await boundGrowth(tx, schedule, { row: { ...row, phoneProvedAt }, options, source })
    const asked = { ...change, ...wanted, options, hasConsent, phoneProvedAt }
    const { action, changes } = await apply(tx, schedule, { row, items }, asked)
    const { agreements = [], channel } = change
    const said = { reservationId: row.id, customerId: row.customerId, channel }
    await insertConsents(tx, agreements, said)
    if (changes.length > 0) await record(tx, { reservationId: row.id, action, by: 'customer', changes })
    await offerFreed(tx, [row.startsAt, ...(earlier ? [earlier.startsAt] : [])])
    return toReservation(await requireStored(tx, which))
  })
}

/** Counts the minutes by which a booking without a proved phone grows, as a booking counts its own. */
async function boundGrowth(
  tx: PartnerTransaction,
  schedule: Schedule,
  { row, options, source }: { row: ReservationRow; options: readonly WantedOption[]; source: string },
): Promise<void> {
  const minutes = needsOf(options, schedule.rules).durationMinutes - minutesBetween(row)
  if (minutes <= 0 || row.phoneProvedAt) return
  const customer = row.customerId === null ? null : await readCustomer(tx, row.customerId)
  if (!customer?.isCertified) await takeUnproved(tx, schedule, { kind: 'REQUEST', source, minutes })
}

/** As a booking is refused what it may not have of an event. The phone is locked first, as booking does. */
async function requireEventOffers(
  tx: PartnerTransaction,
  { id: reservationId, customerId, contactPhone: phone }: ReservationRow,
  options: readonly WantedOption[],
): Promise<void> {
  const [customer] = await Promise.all([
    customerId === null ? null : readCustomer(tx, customerId),
    lockPhone(tx, phone),
  ])
  await requireOffers(tx, options, { customer, phone, reservationId })
}

/** Throws 409 where a reservation is over, 422 where its customer may no longer change or cancel it. */
function requireChangeable(row: ReservationRow, changeUntilMinutes: number, now = new Date()): void {
  if (!isOpen(row))
    throw new ProblemError(409, 'wrong-status', '이미 취소되었거나 끝난 예약은 바꿀 수 없습니다.')
  const until = row.startsAt.getTime() - changeUntilMinutes * 60_000
  if (now.getTime() <= until) return
  const message = `변경·취소하실 수 있는 시간(${momentText(until)}까지)이 지났습니다. 병원에 전화해 주세요.`
  throw new ProblemError(422, 'too-late', message)
}

/** Throws 409 where a reservation is over, 422 where its customer may no longer cancel it. */
export function requireCancellable(row: ReservationRow, rules: Cancelling): void {
  const now = new Date()
  if (isOpen(row) && now <= cancellableUntil(row, rules)) return
  requireChangeable(row, rules.changeUntilMinutes, now)
}

/** Throws 422 where a customer never agreed that their treatment is kept, which tells of their health. */
async function requireConsent(
  tx: PartnerTransaction,
  { customerId, sensitiveConsentAt }: ReservationRow,
  { agreements = [], sensitiveConsent = false }: ReservationChange,
): Promise<boolean> {
  if (sensitiveConsentAt) return true
  const asked = await readAsked(tx, customerId ?? undefined)
  return requireAgreed(asked, { agreements, sensitiveConsent, isSensitive: true })
}

/**
 * Where the customer never asked for one doctor, any will do again. The treatments that are booked already are none to
 * change to: they keep the price they were booked at.
 */
function wantedOf(row: ReservationRow, items: readonly ItemRow[], change: ReservationChange) {
  const kept = row.isEmployeeChosen ? row.employeeId : null
  const isNamed = change.items !== undefined || change.productOptionIds !== undefined
  const asked = wantedItems(change)
  const isSame =
    asked.length === items.length &&
    items.every(({ optionId, quantity }) =>
      asked.some((one) => one.productOptionId === optionId && one.quantity === quantity),
    )
  return {
    chosen: !isNamed || isSame ? undefined : change,
    startsAt: change.reservedAt === undefined ? row.startsAt : new Date(change.reservedAt),
    employeeId: change.employeeId === undefined ? kept : change.employeeId,
  }
}

const needsOfRow = (row: ReservationRow): VisitNeeds => ({
  durationMinutes: minutesBetween(row),
  minutesBefore: row.minutesBefore,
  minutesAfter: row.minutesAfter,
  facilityIds: row.facilityIds,
})

const needTheSame = (a: VisitNeeds, b: VisitNeeds) =>
  a.durationMinutes === b.durationMinutes &&
  a.minutesBefore === b.minutesBefore &&
  a.minutesAfter === b.minutesAfter &&
  areSame(a.facilityIds, b.facilityIds)

type Wanted = ReservationChange & {
  startsAt: Date
  employeeId: number | null
  options: WantedOption[] | undefined
  /** Says whether they agreed that their treatment is kept. */
  hasConsent: boolean
  phoneProvedAt: Date | null
}

async function apply(
  tx: PartnerTransaction,
  schedule: Schedule,
  { row, items }: { row: ReservationRow; items: readonly ItemRow[] },
  wanted: Wanted,
): Promise<{ action: 'CHANGED' | 'MOVE_REQUESTED' | 'MOVE_WITHDRAWN'; changes: Change[] }> {
  const { rules } = schedule
  const length = wanted.options ? needsOf(wanted.options, rules) : needsOfRow(row)
  const { minutesBefore, minutesAfter, facilityIds } = length
  const isMoved =
    Number(wanted.startsAt) !== Number(row.startsAt) ||
    !needTheSame(length, needsOfRow(row)) ||
    (wanted.employeeId !== null && wanted.employeeId !== row.employeeId) ||
    // Whoever does other treatments may be somebody else.
    (wanted.options !== undefined && !schedule.doctors.some(({ id }) => id === row.employeeId))
  const endsAt = new Date(wanted.startsAt.getTime() + length.durationMinutes * 60_000)
  const hadMove = isMoved || wanted.reservedAt !== undefined ? await dropMove(tx, row) : false
  if (isMoved && row.status === 'CONFIRMED' && !rules.isConfirmedAtOnce) {
    await requestMove(tx, schedule, row, { ...wanted, endsAt, length })
    await updateWords(tx, row, wanted)
    await tell(tx, row, rules, { kind: 'MOVE_REQUESTED', isByCustomer: true, at: wanted.startsAt })
    return { action: 'MOVE_REQUESTED', changes: changesOf(row, items, wanted, undefined) }
  }
  const employee = isMoved ? await move(tx, schedule, row, { ...wanted, endsAt, length }) : undefined
  const changes = changesOf(row, items, wanted, employee)
  const isEmployeeChosen = wanted.employeeId !== null
  if (changes.length === 0 && isEmployeeChosen === row.isEmployeeChosen) {
    const before = row.startsAt.toISOString()
    return {
      action: 'MOVE_WITHDRAWN',
      changes: hadMove ? [{ field: 'reservedAt', before, after: before }] : [],
    }
  }
  if (wanted.options) await replaceItems(tx, row, toItems(wanted.options))
  const isAnew = isMoved || wanted.options !== undefined
  const { isConfirmedAtOnce } = rules
  const changed: Partial<ReservationRow> = {
    startsAt: wanted.startsAt,
    endsAt,
    minutesBefore,
    minutesAfter,
    facilityIds,
    isEmployeeChosen,
    phoneProvedAt: wanted.phoneProvedAt,
    ...(wanted.request !== undefined && { request: wanted.request }),
    ...(wanted.contactName !== undefined && { contactName: wanted.contactName }),
    ...(wanted.options && {
      type: 'TREATMENT',
      totalPrice: totalPrice(wanted.options),
      isIncludeVat: schedule.profile.homepageConfig.isIncludeVat,
      sensitiveConsentAt: row.sensitiveConsentAt ?? (wanted.hasConsent ? new Date() : null),
    }),
    ...(employee && { employeeId: employee.id, employeeName: employee.name }),
    ...(isAnew && {
      status: isConfirmedAtOnce ? 'CONFIRMED' : 'REQUESTED',
      confirmedAt: isConfirmedAtOnce ? new Date() : null,
    }),
  }
  await updateReservation(tx, row, changed)
  if (isAnew) {
    await dropReminders(tx, row)
    const now = { ...row, ...changed, sequence: row.sequence + 1 }
    await tell(tx, now, rules, { kind: isMoved ? 'MOVED' : 'RECEIVED', isByCustomer: true })
  }
  return { action: 'CHANGED', changes }
}

/** Part of a change that needs nobody's confirmation. */
async function updateWords(tx: PartnerTransaction, row: ReservationRow, wanted: Wanted): Promise<void> {
  const { request = row.request, contactName = row.contactName, phoneProvedAt } = wanted
  const sensitiveConsentAt = row.sensitiveConsentAt ?? (wanted.hasConsent ? new Date() : null)
  await updateReservation(tx, row, { request, contactName, sensitiveConsentAt, phoneProvedAt })
}

type Move = Wanted & { endsAt: Date; length: VisitNeeds }

/** Returns who is free at the time that is wanted. Throws 409, 422 where it is not to be had. */
async function requireNewTime(
  tx: PartnerTransaction,
  schedule: Schedule,
  row: ReservationRow,
  wanted: Move,
): Promise<{ time: Time; holdHash: string | undefined }> {
  const { id: reservationId } = row
  if (wanted.employeeId !== null && schedule.doctors.length === 0) throw unknownEmployee()
  const { startsAt, length, holdToken } = wanted
  const holdHash = holdToken === undefined ? undefined : hashToken(holdToken)
  const [held, ahead] = await Promise.all([readHold(tx, holdHash), lockPhone(tx, row.contactPhone)])
  const time = requireTime(schedule, { startsAt, length, held, now: new Date() })
  const { mostOpenPerPhone } = schedule.rules
  const others = ahead.filter(({ id }) => id !== reservationId)
  refuseOverlap(others, { startsAt, endsAt: wanted.endsAt, mostOpenPerPhone })
  return { time, holdHash }
}

/** The doctor they have already, if there is a choice. */
const inOrder = (doctors: readonly Doctor[], { employeeId }: ReservationRow) =>
  [...doctors].sort((a, b) => Number(b.id === employeeId) - Number(a.id === employeeId))

/** Writes down where a confirmed reservation is to move once the clinic confirms it. */
async function requestMove(tx: PartnerTransaction, schedule: Schedule, row: ReservationRow, wanted: Move) {
  const { time, holdHash } = await requireNewTime(tx, schedule, row, wanted)
  if (holdHash !== undefined) await releaseHold(tx, holdHash)
  const isEmployeeChosen = wanted.employeeId !== null
  const [chosen] = isEmployeeChosen ? time.doctors : []
  const move = {
    startsAt: wanted.startsAt,
    endsAt: wanted.endsAt,
    minutesBefore: wanted.length.minutesBefore,
    minutesAfter: wanted.length.minutesAfter,
    facilityIds: wanted.length.facilityIds,
    isEmployeeChosen,
    employeeId: chosen?.id ?? null,
    employeeName: chosen?.name ?? null,
    items: wanted.options ? toItems(wanted.options) : null,
    totalPrice: wanted.options ? totalPrice(wanted.options) : null,
    isIncludeVat: wanted.options ? schedule.profile.homepageConfig.isIncludeVat : null,
  }
  await askMove(tx, row, move, schedule.rules.isStrict ? inOrder(time.doctors, row) : [])
}

/** Lets go of the old time and takes the new; both or neither, since it is one transaction. */
async function move(tx: PartnerTransaction, schedule: Schedule, row: ReservationRow, wanted: Move) {
  const { id: reservationId } = row
  const { time, holdHash } = await requireNewTime(tx, schedule, row, wanted)
  await releaseReservation(tx, reservationId)
  const busy = busyTime({ ...wanted, ...wanted.length })
  if (!schedule.rules.isStrict) {
    const chosen = wanted.employeeId === null ? undefined : time.doctors[0]
    return { id: chosen?.id ?? null, name: chosen?.name ?? null }
  }
  const held =
    holdHash === undefined
      ? null
      : await takeHeld(tx, row, { ...busy, employeeId: wanted.employeeId }, holdHash)
  const ids = inOrder(time.doctors, row).map(({ id }) => id)
  const id = held ?? (await claimAny(tx, ids, busy, { reservationId }))
  return { id, name: schedule.doctors.find((doctor) => doctor.id === id)?.name ?? null }
}

async function takeHeld(
  tx: PartnerTransaction,
  row: ReservationRow,
  time: Busy & { employeeId: number | null },
  holdHash: string,
): Promise<number | null> {
  const held = await claimHeld(tx, holdHash, time, row.id)
  if (held === null) await releaseHold(tx, holdHash)
  return held
}

function changesOf(
  row: ReservationRow,
  items: readonly ItemRow[],
  wanted: Wanted,
  employee: { name: string | null } | undefined,
): Change[] {
  const changes: Change[] = [
    { field: 'reservedAt', before: row.startsAt.toISOString(), after: wanted.startsAt.toISOString() },
    { field: 'employee', before: row.employeeName, after: employee ? employee.name : row.employeeName },
    { field: 'contactName', before: row.contactName, after: wanted.contactName ?? row.contactName },
    { field: 'request', before: row.request, after: wanted.request ?? row.request },
  ]
  const changed = changes.filter(({ before, after }) => before !== after)
  // Others than before, though they may be called the same.
  if (wanted.options) {
    changed.push({
      field: 'items',
      before: itemsText({ items }),
      after: itemsText({ items: wanted.options }),
    })
  }
  return changed
}
