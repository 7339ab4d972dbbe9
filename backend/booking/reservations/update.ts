import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { reservations, slotClaims } from './table.ts'
import { and, eq, sql } from 'drizzle-orm'
import { busyTime, claimAny } from './claims.ts'
import { meetsAnother } from './desk-refusal.ts'
import type { ReservationRow } from './stored.ts'

/** Writes what changed of a reservation; its calendar entry counts on. */
export async function updateReservation(
  tx: PartnerTransaction,
  { id }: ReservationRow,
  values: Partial<typeof reservations.$inferInsert>,
): Promise<void> {
  await tx
    .update(reservations)
    .set({ ...values, sequence: sql`${reservations.sequence} + 1`, updatedAt: new Date() })
    .where(and(isOfPartner(tx, reservations), eq(reservations.id, id)))
}

/** Makes sure that a reservation has its employee's time, rooms and devices. Throws 409 where others have them. */
export async function ensureClaim(
  tx: PartnerTransaction,
  row: Pick<ReservationRow, 'id' | 'startsAt' | 'endsAt' | 'minutesBefore' | 'minutesAfter' | 'facilityIds'>,
  employeeId: number,
): Promise<void> {
  const { id } = row
  const [own] = await tx
    .select({ id: slotClaims.id })
    .from(slotClaims)
    .where(and(isOfPartner(tx, slotClaims), eq(slotClaims.reservationId, id)))
  if (!own) await claimAny(tx, [employeeId], busyTime(row), { reservationId: id }, meetsAnother)
}
