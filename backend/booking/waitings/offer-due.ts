import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isRunning } from '#backend/clinic/partners/suspended.ts'
import { dayOf, minute } from '#backend/kernel/time/seoul-time.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { endOffers, lookEvery } from './lapse.ts'
import { offerDay } from './offer.ts'
import { waitings } from './table.ts'
import { removeWaitings } from './withdraw.ts'

/** Days looked at in one go. */
const atOnce = 20

/**
 * Looks at the days that are due: ends offers that are over, offers what is free to the next in line, and forgets days
 * that are past. What is due stands in the rows, so that any node does it, also after all were down.
 */
export async function offerDue(database: Database, logger: Logger): Promise<void> {
  const { rows } = await database.asOperator((tx) =>
    tx.execute<{ partner_id: number; day: string }>(sql`
      select distinct partner_id, day::text as day from waitings w
      where due_at <= now() and ${isRunning(sql`w.partner_id`)} limit ${atOnce}`),
  )
  for (const { partner_id: partnerId, day } of rows) {
    try {
      await database.withPartner(partnerId, (tx) => settleDay(tx, day))
    } catch (error) {
      logger.warn({ err: error, partnerId }, 'a waiting list could not be looked at')
    }
  }
}

async function settleDay(tx: PartnerTransaction, day: string): Promise<void> {
  const now = new Date()
  const isOfDay = and(isOfPartner(tx, waitings), eq(waitings.day, day))
  if (day < dayOf(now)) {
    await removeWaitings(tx, eq(waitings.day, day))
    return
  }
  await endOffers(tx, and(isOfDay, eq(waitings.status, 'OFFERED'), lte(waitings.offeredUntil, now)), now)
  await offerDay(tx, day)
  await tx
    .update(waitings)
    .set({ dueAt: new Date(now.getTime() + lookEvery * minute) })
    .where(and(isOfDay, eq(waitings.status, 'WAITING'), lte(waitings.dueAt, now)))
}
