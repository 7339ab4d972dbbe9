import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { reservations } from './table.ts'
import { releaseReservation } from './claims.ts'
import type { Actor } from './history.ts'
import { record } from './history.ts'
import { updateReservation } from './update.ts'
import { and, gt, inArray } from 'drizzle-orm'
import { dropReminders, tell } from './messages.ts'
import { dropMove } from './moves.ts'
import { readPolicy } from '#backend/clinic/settings/booking-policy.ts'
import { offerFreed } from '#backend/booking/waitings/offer.ts'

/**
 * Cancels those of a leaving customer's reservations that are ahead, and returns their times: each is free again. A
 * customer's own withdrawal sends the message of a cancellation, at the contact of the booking.
 */
export async function cancelAhead(
  tx: PartnerTransaction,
  ids: readonly number[],
  { by, reason }: { by: Actor; reason: string },
): Promise<Date[]> {
  const ahead = await tx
    .select()
    .from(reservations)
    .where(
      and(
        isOfPartner(tx, reservations),
        inArray(reservations.id, [...ids]),
        inArray(reservations.status, ['REQUESTED', 'CONFIRMED']),
        gt(reservations.startsAt, new Date()),
      ),
    )
    .orderBy(reservations.id)
    .for('update')
  const policy = await readPolicy(tx)
  for (const row of ahead) {
    await dropMove(tx, row)
    await releaseReservation(tx, row.id)
    await dropReminders(tx, row)
    await updateReservation(tx, row, { status: 'CANCELLED', reason })
    const changes = [{ field: 'status', before: row.status, after: 'CANCELLED' }]
    await record(tx, { reservationId: row.id, action: 'CANCELLED', by, changes })
    const told = { ...row, status: 'CANCELLED' as const, sequence: row.sequence + 1 }
    if (by === 'customer') await tell(tx, told, policy, { kind: 'CANCELLED', isByCustomer: true })
  }
  const times = ahead.map(({ startsAt }) => startsAt).sort((a, b) => a.getTime() - b.getTime())
  await offerFreed(tx, times)
  return times
}
