import { maskName } from '#backend/kernel/contacts/mask-name.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { idsForRow } from '#backend/kernel/http/request-id.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { maskPhone } from '#backend/kernel/contacts/mask-phone.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import type { Delivery, DeliveryStatus, ToldReservation } from '#schema/webhooks.ts'
import type { SQL } from 'drizzle-orm'
import { and, count, desc, eq, getTableColumns, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { messageIdOf, sampleContact, sampleReservation, toMessage } from './message.ts'
import { webhookDeliveries, webhooks } from './table.ts'
import { requireWebhook } from './webhooks.ts'

const isSettled = or(isNotNull(webhookDeliveries.sentAt), isNotNull(webhookDeliveries.droppedAt))
const conditions: Record<DeliveryStatus, SQL | undefined> = {
  PENDING: and(isNull(webhookDeliveries.sentAt), isNull(webhookDeliveries.droppedAt)),
  SENT: isNotNull(webhookDeliveries.sentAt),
  DROPPED: isNotNull(webhookDeliveries.droppedAt),
}

const isOf = (tx: PartnerTransaction, webhookId: number) =>
  and(isOfPartner(tx, webhookDeliveries), eq(webhookDeliveries.webhookId, webhookId))

type Query = { page: number; pageSize: number; status?: DeliveryStatus | undefined }

/** Lists the deliveries of a webhook, sent and due, the last first. Throws 404. */
export const listDeliveries = (
  database: Database,
  partnerId: number,
  webhookId: number,
  { page, pageSize, status }: Query,
): Promise<{ rows: Delivery[]; count: number }> =>
  database.withPartner(
    partnerId,
    async (tx) => {
      await requireWebhook(tx, webhookId)
      const where = and(isOf(tx, webhookId), status && conditions[status])
      const [counted] = await tx.select({ count: count() }).from(webhookDeliveries).where(where)
      const rows = await read(tx, where, { limit: pageSize, offset: (page - 1) * pageSize })
      return { rows, count: counted?.count ?? 0 }
    },
    { readOnly: true },
  )

/** Writes a test down to be sent, of a reservation that there is not. Throws 404. */
export const sendTest = (database: Database, partnerId: number, webhookId: number): Promise<Delivery> =>
  database.withPartner(partnerId, async (tx) => {
    await requireWebhook(tx, webhookId)
    const [made] = await tx
      .insert(webhookDeliveries)
      .values({
        partnerId: tx.partnerId,
        webhookId,
        type: 'webhook.test',
        reservation: sampleReservation,
        ...idsForRow(),
      })
      .returning({ id: webhookDeliveries.id })
    return requireDelivery(tx, webhookId, made?.id ?? 0)
  })

/**
 * Has one delivery sent again, under its own id, with tries counted anew. One that waits for its next try goes now.
 * Throws 404.
 */
export const replayOne = (
  database: Database,
  partnerId: number,
  webhookId: number,
  deliveryId: number,
): Promise<Delivery> =>
  database.withPartner(partnerId, async (tx) => {
    await requireWebhook(tx, webhookId)
    await replay(tx, webhookId, eq(webhookDeliveries.id, deliveryId))
    return requireDelivery(tx, webhookId, deliveryId)
  })

/** Has everything since a moment sent again, in the order of what happened; returns how much. Throws 404. */
export const replaySince = (
  database: Database,
  partnerId: number,
  webhookId: number,
  since: Date,
): Promise<{ count: number }> =>
  database.withPartner(partnerId, async (tx) => {
    await requireWebhook(tx, webhookId)
    return { count: await replay(tx, webhookId, gte(webhookDeliveries.createdAt, since)) }
  })

/** A delivery that a sender has leased stays with it. A webhook whose deliveries wait for a try waits no more. */
async function replay(tx: PartnerTransaction, webhookId: number, which: SQL): Promise<number> {
  await tx
    .update(webhooks)
    .set({ failures: 0 })
    .where(and(isOfPartner(tx, webhooks), eq(webhooks.id, webhookId)))
  const isInHand = sql`${webhookDeliveries.leasedUntil} > now()`
  const again = await tx
    .update(webhookDeliveries)
    .set({ sentAt: null, droppedAt: null, attempts: 0, dueAt: sql`now()` })
    .where(
      and(
        isOf(tx, webhookId),
        which,
        or(isSettled, isNull(webhookDeliveries.leasedUntil), sql`not ${isInHand}`),
      ),
    )
    .returning({ id: webhookDeliveries.id })
  return again.length
}

async function requireDelivery(tx: PartnerTransaction, webhookId: number, id: number): Promise<Delivery> {
  const [found] = await read(tx, and(isOf(tx, webhookId), eq(webhookDeliveries.id, id)), {
    limit: 1,
    offset: 0,
  })
  if (!found) throw notFound('그런 소식이 없습니다. 30일이 지나면 지워집니다.', 'unknown-delivery')
  return found
}

async function read(
  tx: PartnerTransaction,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Delivery[]> {
  const rows = await tx
    .select({
      row: getTableColumns(webhookDeliveries),
      includesContact: webhooks.includesContact,
      code: reservations.code,
      name: reservations.contactName,
      phone: reservations.contactPhone,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, and(isOfPartner(tx, webhooks), eq(webhooks.id, webhookDeliveries.webhookId)))
    .leftJoin(
      reservations,
      and(isOfPartner(tx, reservations), eq(reservations.id, webhookDeliveries.reservationId)),
    )
    .where(where)
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, includesContact, code, name, phone }) => {
    const contact = { name: name ?? sampleContact.name, phone: phone ?? sampleContact.phone }
    const masked = { name: maskName(contact.name), phone: maskPhone(contact.phone) }
    const status = row.sentAt ? 'SENT' : row.droppedAt ? 'DROPPED' : 'PENDING'
    return {
      id: row.id,
      messageId: messageIdOf(row.messageId),
      type: row.type,
      reservationCode: code,
      status,
      createdAt: row.createdAt.toISOString(),
      triedAt: row.triedAt?.toISOString() ?? null,
      nextTryAt: status === 'PENDING' ? row.dueAt.toISOString() : null,
      tries: row.attempts,
      answerStatus: row.answerStatus,
      failure: row.lastError,
      body: toMessage({
        ...row,
        reservation: row.reservation as ToldReservation,
        contact: includesContact ? masked : undefined,
      }),
    }
  })
}
