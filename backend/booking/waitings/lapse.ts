import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { releaseHold } from '#backend/booking/reservations/claims.ts'
import { minute } from '#backend/kernel/time/seoul-time.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, eq } from 'drizzle-orm'
import { freeTimes, loadWanted } from './free-time.ts'
import { tellLapsed } from './messages.ts'
import type { WaitingRow } from './offer.ts'
import { itemsOf, noOffer } from './offer.ts'
import { waitings } from './table.ts'

/** Minutes after which a day is looked at again, because new opening hours free time without an event that says so. */
export const lookEvery = 5

/**
 * Ends offers that nobody took. Whoever let one lapse goes to the end of the day's line. They are not offered the times
 * that are free now a second time: somebody who never answers would keep these times from everybody else.
 */
export async function endOffers(tx: PartnerTransaction, which: SQL | undefined, now: Date): Promise<void> {
  const lapsed = await tx.select().from(waitings).where(which).orderBy(asc(waitings.id)).for('update')
  for (const { holdHash } of lapsed) if (holdHash !== null) await releaseHold(tx, holdHash)
  for (const row of lapsed) {
    const free = await startsFree(tx, row, now)
    await tx
      .update(waitings)
      .set({
        queuedAt: now,
        skipped: [...new Set([...row.skipped, ...free])],
        ...noOffer,
        dueAt: new Date(now.getTime() + lookEvery * minute),
      })
      .where(and(isOfPartner(tx, waitings), eq(waitings.id, row.id)))
    if (row.startsAt) await tellLapsed(tx, row, row.startsAt)
  }
}

/** The starts of what who waits could book now, in minutes of their day. */
async function startsFree(tx: PartnerTransaction, row: WaitingRow, now: Date): Promise<number[]> {
  const { day, employeeId, part } = row
  const wanted = await loadWanted(tx, { day, employeeId, items: itemsOf(row) }, now)
  if (!wanted) return []
  const { schedule, length } = wanted
  return freeTimes(schedule, { day, part, ...length, now }).map(({ start }) => start)
}
