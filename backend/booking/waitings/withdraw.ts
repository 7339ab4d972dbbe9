import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import { notifications } from '#backend/messages/notifications/table.ts'
import { releaseHold } from '#backend/booking/reservations/claims.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { requireLinked, requireWaiting } from './find.ts'
import { offerFreed } from './offer.ts'
import { waitings } from './table.ts'

/** Removes somebody from the line by their link, and offers the time that they were offered to the next. Throws 404. */
export const withdraw = (database: Database, partnerId: number, linkToken: string): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const { id } = await requireLinked(tx, linkToken, { isLocked: true })
    await removeWaitings(tx, eq(waitings.id, id))
  })

/** The clinic takes somebody out of the line. Throws 404. */
export const removeForClinic = (
  database: Database,
  partnerId: number,
  id: number,
  account: Account,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    const { day } = await requireWaiting(tx, id, { isLocked: true })
    await removeWaitings(tx, eq(waitings.id, id))
    const title = `${day} ${id}번 대기`
    await writeAudit(tx, 'waitings', account, {
      action: 'REMOVED',
      rowId: id,
      title,
      before: {},
      after: null,
    })
  })

/** Removes waits and returns their number. Their messages open nothing any more; unsent ones are never sent. */
export async function removeWaitings(tx: PartnerTransaction, which: SQL | undefined): Promise<number> {
  const going = await tx
    .select({ id: waitings.id, holdHash: waitings.holdHash, startsAt: waitings.startsAt })
    .from(waitings)
    .where(and(isOfPartner(tx, waitings), which))
    .orderBy(waitings.id)
    .for('update')
  if (going.length === 0) return 0
  const ids = going.map(({ id }) => id)
  await tx
    .update(notifications)
    .set({
      waitingId: null,
      droppedAt: sql`case when ${notifications.sentAt} is null then now() else ${notifications.droppedAt} end`,
    })
    .where(and(isOfPartner(tx, notifications), inArray(notifications.waitingId, ids)))
  await tx.delete(waitings).where(and(isOfPartner(tx, waitings), inArray(waitings.id, ids)))
  const freed: Date[] = []
  for (const { holdHash, startsAt } of going) {
    if (holdHash !== null && startsAt && (await releaseHold(tx, holdHash))) freed.push(startsAt)
  }
  await offerFreed(tx, freed)
  return going.length
}
