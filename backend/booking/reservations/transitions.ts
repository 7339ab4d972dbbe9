import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { NotificationKind } from '#backend/messages/notifications/notify.ts'
import { dropReminders, tell } from './messages.ts'
import { changesOf, readOverrides, requireAccepted } from './desk-overrides.ts'
import { dropMove, itemsOfMove, readMove } from './moves.ts'
import { confirmMove, rejectMove } from './settle-move.ts'
import type { BookingRules } from '#backend/clinic/settings/booking-rules.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import { offerFreed } from '#backend/booking/waitings/offer.ts'
import { and, eq } from 'drizzle-orm'
import { requireCancellable } from './change.ts'
import { releaseReservation } from './claims.ts'
import { unknownEmployee } from './create.ts'
import type { Which } from './find.ts'
import { lockReservation, ofClinic, requireStored } from './find.ts'
import type { Actor } from './history.ts'
import type { Change } from './types.ts'
import { record } from './history.ts'
import type { ReservationRow, Stored, PendingMove } from './stored.ts'
import { ensureClaim, updateReservation } from './update.ts'

type Status = ReservationRow['status']
export type Transition = 'CONFIRMED' | 'REJECTED' | 'CANCELLED' | 'RESTORED' | 'NO_SHOW' | 'DONE'

/** From which states each may be made. What is cancelled, rejected or not come for gives its time back. */
const from: Record<Transition, readonly Status[]> = {
  CONFIRMED: ['REQUESTED'],
  REJECTED: ['REQUESTED'],
  CANCELLED: ['REQUESTED', 'CONFIRMED'],
  RESTORED: ['CANCELLED', 'REJECTED', 'NO_SHOW', 'DONE'],
  NO_SHOW: ['CONFIRMED'],
  DONE: ['CONFIRMED'],
}
/** Message that a customer gets when a reservation has come into a state. */
const messages: Partial<Record<Status, NotificationKind>> = {
  REQUESTED: 'RECEIVED',
  CONFIRMED: 'CONFIRMED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
}
const words: Record<Status, string> = {
  REQUESTED: '확정을 기다리는',
  CONFIRMED: '확정된',
  REJECTED: '거절한',
  CANCELLED: '취소된',
  NO_SHOW: '노쇼로 표시한',
  DONE: '방문을 마친',
}

type Details = {
  by: Actor
  reason?: string
  employeeId?: number | undefined
  /** Rules of a time that the desk overrides. */
  overrides?: readonly string[]
}

/**
 * Brings a reservation into another state. Confirming and restoring take its doctor's time where it has it no longer,
 * or not yet, and throw 409 where somebody else has it, or where the desk overrides a rule that was not accepted. Throws 409 for a state that does not allow it, 422 for a
 * customer who is too late. Source: docs/product.md, R13.
 */
export async function transition(
  database: Database,
  partnerId: number,
  which: Which,
  action: Transition,
  details: Details,
): Promise<Stored> {
  return database.withPartner(partnerId, async (tx) => {
    const row = await lockReservation(tx, which)
    const schedule = await scheduleOf(tx, row)
    const { rules } = schedule
    if (row.status === 'CONFIRMED' && (action === 'CONFIRMED' || action === 'REJECTED')) {
      const move = await readMove(tx, row)
      if (!move) throw wrongStatus(row.status)
      if (action === 'REJECTED') await rejectMove(tx, { row, move, rules, by: details.by })
      else await confirmMoveAtDesk(tx, { row, move, rules, details })
      await offerFreed(tx, [row.startsAt, move.startsAt])
      return requireStored(tx, which)
    }
    if (!from[action].includes(row.status)) throw wrongStatus(row.status)
    if (details.by === 'customer') requireCancellable(row, rules)
    if ((action === 'NO_SHOW' || action === 'DONE') && row.startsAt > new Date()) throw notYet()
    const status: Status = action === 'RESTORED' ? (row.confirmedAt ? 'CONFIRMED' : 'REQUESTED') : action
    const employee = await employeeOf(tx, row, details.employeeId)
    const move = action === 'CONFIRMED' ? null : await readMove(tx, row)
    if (move) await dropMove(tx, row)
    await moveTime(tx, row, status, employee.employeeId, rules.isStrict)
    const overrides = takesTime(action, row)
      ? await readOverrides(tx, schedule, { ...(await requireStored(tx, which)), ...row, ...employee })
      : []
    const act = action === 'CONFIRMED' ? 'confirm' : 'restore'
    requireAccepted(overrides, { accepted: details.overrides ?? [], act })
    await updateReservation(tx, row, {
      ...employee,
      status,
      reason: details.reason ?? '',
      ...(status === 'CONFIRMED' && { confirmedAt: row.confirmedAt ?? new Date() }),
    })
    const changes: Change[] = [{ field: 'status', before: row.status, after: status }]
    if (details.reason) changes.push({ field: 'reason', before: '', after: details.reason })
    changes.push(...changesOf(overrides))
    await record(tx, { reservationId: row.id, action, by: details.by, changes })
    await dropReminders(tx, row)
    const kind = messages[status]
    const now = { ...row, status, sequence: row.sequence + 1 }
    if (kind) await tell(tx, now, rules, { kind, isByCustomer: details.by === 'customer' })
    await offerFreed(tx, [row.startsAt, ...(move ? [move.startsAt] : [])])
    return requireStored(tx, which)
  })
}

/** Says whether an act of the desk gives a visit a time that it had not, or was not certain to have. */
const takesTime = (action: Transition, { status }: ReservationRow) =>
  action === 'CONFIRMED' || (action === 'RESTORED' && (status === 'CANCELLED' || status === 'REJECTED'))

type Moving = { row: ReservationRow; move: PendingMove; rules: BookingRules; details: Details }

async function confirmMoveAtDesk(
  tx: PartnerTransaction,
  { row, move, rules, details }: Moving,
): Promise<void> {
  const employee = await employeeOf(tx, withDoctor(row, move), details.employeeId)
  const items = itemsOfMove(move) ?? (await requireStored(tx, ofClinic(row.id))).items
  const { startsAt, endsAt } = move
  const placed = { startsAt, endsAt, items, ...employee }
  const overrides = await readOverrides(tx, await scheduleOf(tx, move), placed)
  const settled = { row, move, rules, by: details.by, changes: changesOf(overrides) }
  await confirmMove(tx, settled, employee)
  requireAccepted(overrides, { accepted: details.overrides ?? [], act: 'confirm' })
}

async function moveTime(
  tx: PartnerTransaction,
  row: ReservationRow,
  status: Status,
  employeeId: number | null,
  isStrict: boolean,
): Promise<void> {
  const isOther = employeeId !== row.employeeId
  const isFreed = status === 'CANCELLED' || status === 'REJECTED' || status === 'NO_SHOW'
  if (isFreed || isOther) await releaseReservation(tx, row.id)
  const needsTime = status === 'CONFIRMED' || (status === 'REQUESTED' && isStrict)
  if (!needsTime) return
  if (employeeId === null) {
    const message = '담당 의료진을 정해야 확정할 수 있습니다.'
    throw new ProblemError(422, 'no-employee', message, { errors: [{ path: '/employeeId', message }] })
  }
  await ensureClaim(tx, row, employeeId)
}

const scheduleOf = (tx: PartnerTransaction, { startsAt }: Pick<ReservationRow, 'startsAt'>) =>
  loadSchedule(tx, { from: dayOf(startsAt), to: dayOf(startsAt), withoutClaims: true })

/** The doctor it has, or the one that the clinic names now. Throws 422 for one there is not. */
export async function employeeOf(
  tx: PartnerTransaction,
  { employeeId, employeeName }: ReservationRow,
  named: number | undefined,
): Promise<{ employeeId: number | null; employeeName: string | null }> {
  if (named === undefined || named === employeeId) return { employeeId, employeeName }
  const [found] = await tx
    .select({ name: employees.name })
    .from(employees)
    .where(and(isOfPartner(tx, employees), eq(employees.id, named), eq(employees.type, 'DOCTOR')))
  if (!found) throw unknownEmployee()
  return { employeeId: named, employeeName: found.name }
}

/** The doctor of the new time, else the one it has. */
const withDoctor = (row: ReservationRow, { employeeId, employeeName }: PendingMove): ReservationRow =>
  employeeId === null ? row : { ...row, employeeId, employeeName }

const notYet = () =>
  new ProblemError(422, 'not-yet', '예약한 시각이 지나야 방문 완료나 노쇼로 표시할 수 있습니다.')

const wrongStatus = (status: Status) =>
  new ProblemError(409, 'wrong-status', `${words[status]} 예약에는 할 수 없습니다. 새로고침해 주세요.`)
