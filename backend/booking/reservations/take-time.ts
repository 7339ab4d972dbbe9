import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Schedule } from '#backend/booking/schedules/schedule.ts'
import { and, eq } from 'drizzle-orm'
import { busyTime, claimAny, releaseHold } from './claims.ts'
import type { ReservationRow } from './stored.ts'
import { reservations } from './table.ts'

type Taking = {
  row: ReservationRow
  holdHash: string | undefined
  candidates: readonly { id: number }[]
}

/**
 * Takes the first doctor's time that is free for a new reservation in place of what was held, which is over or of another
 * time; the row is told whose.
 */
export async function takeTime(
  tx: PartnerTransaction,
  schedule: Schedule,
  { row, holdHash, candidates }: Taking,
): Promise<void> {
  if (holdHash !== undefined) await releaseHold(tx, holdHash)
  const ids = candidates.map(({ id }) => id)
  const employeeId = await claimAny(tx, ids, busyTime(row), { reservationId: row.id })
  if (employeeId === row.employeeId) return
  const employeeName = schedule.doctors.find(({ id }) => id === employeeId)?.name ?? null
  Object.assign(row, { employeeId, employeeName })
  await tx
    .update(reservations)
    .set({ employeeId, employeeName })
    .where(and(isOfPartner(tx, reservations), eq(reservations.id, row.id)))
}
