import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { busyTime, claimAny, releaseReservation } from './claims.ts'
import { meetsAnother } from './desk-refusal.ts'
import type { Actor } from './history.ts'
import { record } from './history.ts'
import type { ReservationRow, PendingMove } from './stored.ts'
import type { Change } from './types.ts'
import { updateReservation } from './update.ts'
import type { BookingRules } from '#backend/clinic/settings/booking-rules.ts'
import { replaceItems } from './insert.ts'
import { dropReminders, tell } from './messages.ts'
import { dropMove, itemsOfMove } from './moves.ts'

type Settled = { row: ReservationRow; move: PendingMove; rules: BookingRules; by: Actor }
/** With what the history has beside the move itself. */
type Confirmed = Settled & { changes: readonly Change[] }
type Employee = { employeeId: number | null; employeeName: string | null }

/** Moves a reservation as its customer asked, once the clinic confirms. Throws 409 where somebody else has the time. */
export async function confirmMove(
  tx: PartnerTransaction,
  { row, move, rules, by, changes: others }: Confirmed,
  { employeeId, employeeName }: Employee,
): Promise<void> {
  const { id: reservationId } = row
  const { startsAt, endsAt, minutesBefore, minutesAfter, facilityIds } = move
  const { isEmployeeChosen, totalPrice, isIncludeVat } = move
  // Nobody gets in between: who wants this time waits for the end of the transaction.
  await dropMove(tx, row)
  await releaseReservation(tx, reservationId)
  if (employeeId !== null) {
    await claimAny(tx, [employeeId], busyTime(move), { reservationId }, meetsAnother)
  }
  const items = itemsOfMove(move)
  if (items) await replaceItems(tx, row, items)
  const moved = {
    employeeId,
    employeeName,
    isEmployeeChosen,
    startsAt,
    endsAt,
    minutesBefore,
    minutesAfter,
    facilityIds,
    ...(items && {
      type: 'TREATMENT' as const,
      totalPrice: totalPrice ?? row.totalPrice,
      isIncludeVat: isIncludeVat ?? row.isIncludeVat,
    }),
  }
  await dropReminders(tx, row)
  await updateReservation(tx, row, moved)
  const changes = [
    { field: 'reservedAt', before: row.startsAt.toISOString(), after: startsAt.toISOString() },
    { field: 'employee', before: row.employeeName, after: employeeName },
  ].filter(({ before, after }) => before !== after)
  await record(tx, { reservationId, action: 'CHANGED', by, changes: [...changes, ...others] })
  const now = { ...row, ...moved, sequence: row.sequence + 1 }
  await tell(tx, now, rules, { kind: 'MOVED', isByCustomer: false })
}

/** The clinic does not: the reservation stays as it is, and the time it was to move to is free again. */
export async function rejectMove(tx: PartnerTransaction, { row, move, rules, by }: Settled): Promise<void> {
  await dropMove(tx, row)
  const changes = [
    { field: 'reservedAt', before: move.startsAt.toISOString(), after: row.startsAt.toISOString() },
  ]
  await record(tx, { reservationId: row.id, action: 'MOVE_REJECTED', by, changes })
  await tell(tx, row, rules, { kind: 'MOVE_REJECTED', isByCustomer: false })
}
