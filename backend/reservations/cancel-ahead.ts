import { isOfPartner } from '#backend/database/partner.ts'
import type { PartnerTransaction } from '#backend/database/database.ts'
import { reservations } from './table.ts'
import { releaseReservation } from './claims.ts'
import type { Actor } from './history.ts'
import { record } from './history.ts'
import { updateReservation } from './update.ts'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { dropReminders, tell } from './messages.ts'
import { dropMove } from './moves.ts'
import { readPolicy } from '#backend/schedules/booking-policy.ts'
import { offerFreed } from '#backend/waitings/offer.ts'

/** Text that the desk reads in place of the name of somebody who has left. */
const nobody = { contactName: '탈퇴한 고객', contactPhone: '' }

/**
 * Cancels what a customer who leaves has booked and is still ahead, and returns its times: each is free again, and the
 * desk keeps no name for a visit that will not be. A customer's own withdrawal sends the message of a cancellation, at the
 * contact of the booking. What is over keeps the contact it was made with, as the law has a clinic do.
 */
export async function cancelAhead(
  tx: PartnerTransaction,
  customerId: number,
  { by, reason }: { by: Actor; reason: string },
): Promise<Date[]> {
  const ahead = await tx
    .select()
    .from(reservations)
    .where(
      and(
        isOfPartner(tx, reservations),
        eq(reservations.customerId, customerId),
        inArray(reservations.status, ['REQUESTED', 'CONFIRMED']),
        gt(reservations.startsAt, new Date()),
      ),
    )
    .orderBy(reservations.startsAt, reservations.id)
    .for('update')
  const policy = await readPolicy(tx)
  for (const row of ahead) {
    await dropMove(tx, row)
    await releaseReservation(tx, row.id)
    await dropReminders(tx, row)
    await updateReservation(tx, row, { ...nobody, request: '', status: 'CANCELLED', reason })
    const changes = [{ field: 'status', before: row.status, after: 'CANCELLED' }]
    await record(tx, { reservationId: row.id, action: 'CANCELLED', by, changes })
    const told = { ...row, status: 'CANCELLED' as const, sequence: row.sequence + 1 }
    if (by === 'customer') await tell(tx, told, policy, { kind: 'CANCELLED', isByCustomer: true })
  }
  const times = ahead.map(({ startsAt }) => startsAt)
  await offerFreed(tx, times)
  return times
}
