import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { releaseHold } from '#backend/booking/reservations/claims.ts'
import { addDays, dayOf, momentOf } from '#backend/kernel/time/seoul-time.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { offerFreed } from './offer.ts'
import { waitings } from './table.ts'

type Booked = { id: number; contactPhone: string; startsAt: Date }

/** From when on a wait that has ended is forgotten: its day is over. */
export const endOf = (day: string): Date => momentOf(addDays(day, 1), 0)

const findWaiting = statement<{ partnerId: number; phone: string; day: string }>(
  (value) => sql`
    select exists (
      select from waitings where partner_id = ${value('partnerId')} and contact_phone = ${value('phone')}
        and day = ${value('day')} and status in ('WAITING', 'OFFERED')) as waits`,
)

/** Returns whether a phone (E.164) waits for a time on a day. */
export async function isWaiting(tx: PartnerTransaction, phone: string, day: string): Promise<boolean> {
  const { rows } = await tx.execute<{ waits: boolean }>(
    findWaiting({ partnerId: tx.partnerId, phone, day }, null),
  )
  return rows[0]?.waits ?? false
}

/**
 * Whoever has booked on a day waits for it no more. What was offered to them and they did not take is offered to the next.
 */
export async function endWaiting(
  tx: PartnerTransaction,
  { id, contactPhone, startsAt }: Booked,
): Promise<void> {
  const day = dayOf(startsAt)
  const ended = await tx
    .update(waitings)
    .set({ status: 'BOOKED', reservationId: id, dueAt: endOf(day) })
    .where(
      and(
        isOfPartner(tx, waitings),
        eq(waitings.contactPhone, contactPhone),
        eq(waitings.day, day),
        inArray(waitings.status, ['WAITING', 'OFFERED']),
      ),
    )
    .returning({ holdHash: waitings.holdHash })
  for (const { holdHash } of ended) {
    if (holdHash !== null && (await releaseHold(tx, holdHash))) await offerFreed(tx, [startsAt])
  }
}
