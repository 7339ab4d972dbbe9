import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import type { Action, Change } from './types.ts'
import { isOfReservation, readReservations, toReservation } from './stored.ts'
import type { ReservationRow, Stored } from './stored.ts'
import { idsForRow, type KeptIds } from '#backend/kernel/http/request-id.ts'
import type { WebhookEvent } from '#schema/plain/webhook-events.ts'
import type { ToldReservation } from '#schema/webhooks.ts'
import { and, arrayOverlaps, eq, sql } from 'drizzle-orm'
import { webhooks } from '#backend/messages/webhooks/table.ts'

const events: Partial<Record<Action, WebhookEvent>> = {
  CHANGED: 'reservation.changed',
  MOVE_REQUESTED: 'reservation.move-requested',
  MOVE_WITHDRAWN: 'reservation.move-withdrawn',
  MOVE_REJECTED: 'reservation.move-rejected',
  CONFIRMED: 'reservation.confirmed',
  REJECTED: 'reservation.rejected',
  CANCELLED: 'reservation.cancelled',
  RESTORED: 'reservation.restored',
  DONE: 'reservation.done',
  NO_SHOW: 'reservation.no-show',
}
/** Fields of a change that a calendar shows. */
const moving = new Set(['reservedAt', 'endsAt', 'employee'])

function eventOf(action: Action, changes: readonly Change[]): WebhookEvent | undefined {
  const isMoved = action === 'CHANGED' && changes.some(({ field }) => moving.has(field))
  return isMoved ? 'reservation.moved' : events[action]
}

/** Events of a new reservation: one that needs nobody's word is confirmed as well. */
const eventsOfNew = ({ status }: Pick<ReservationRow, 'status'>): WebhookEvent[] =>
  status === 'CONFIRMED' ? ['reservation.created', 'reservation.confirmed'] : ['reservation.created']

/** Writes down that webhooks are told of a change, in its transaction, once the change is written. */
export async function tellOfChange(
  tx: PartnerTransaction,
  { reservationId, action, changes }: { reservationId: number; action: Action; changes: readonly Change[] },
): Promise<void> {
  const event = eventOf(action, changes)
  if (!event) return
  const asks = and(
    isOfPartner(tx, webhooks),
    eq(webhooks.isActive, true),
    arrayOverlaps(webhooks.events, [event]),
  )
  const [asking] = await tx.select({ id: webhooks.id }).from(webhooks).where(asks).limit(1)
  if (!asking) return
  const [stored] = await readReservations(tx, isOfReservation(reservationId))
  if (stored) await write(tx, [event], stored)
}

/** Writes down that webhooks are told of a new reservation, in its transaction. */
export const tellOfNew = (tx: PartnerTransaction, stored: Stored): Promise<void> =>
  write(tx, eventsOfNew(stored.row), stored)

/** A delivery for each webhook that asks for an event, in the order of the events: one statement, as whoever books waits. */
async function write(tx: PartnerTransaction, told: readonly WebhookEvent[], stored: Stored): Promise<void> {
  await tx.execute(
    insert(
      {
        partnerId: tx.partnerId,
        types: JSON.stringify(told),
        reservationId: stored.row.id,
        reservation: JSON.stringify(toTold(stored)),
        ...idsForRow(),
      },
      null,
    ),
  )
}

type Values = { partnerId: number; types: string; reservationId: number; reservation: string } & KeptIds

const insert = statement<Values>(
  (value) => sql`
    insert into webhook_deliveries (partner_id, webhook_id, type, reservation_id, reservation, request_id, traceparent)
    select w.partner_id, w.id, t.type, ${value('reservationId')}::integer, ${value('reservation')}::jsonb,
      ${value('requestId')}, ${value('traceparent')}
    from webhooks w, jsonb_array_elements_text(${value('types')}::jsonb) with ordinality as t (type, place)
    where w.partner_id = ${value('partnerId')} and w.is_active and t.type = any(w.events)
    order by w.id, t.place`,
)

function toTold(stored: Stored): ToldReservation {
  const {
    id,
    code,
    type,
    status,
    reservedAt,
    endsAt,
    day,
    time,
    durationMinutes,
    employee,
    items,
    pendingMove,
  } = toReservation(stored)
  return {
    id,
    code,
    type,
    status,
    reservedAt,
    endsAt,
    day,
    time,
    durationMinutes,
    employee,
    items: items.map(({ productOptionId, productId, productName, optionName, quantity }) => ({
      productOptionId,
      productId,
      productName,
      optionName,
      quantity,
    })),
    pendingMove: pendingMove && {
      reservedAt: pendingMove.reservedAt,
      endsAt: pendingMove.endsAt,
      employee: pendingMove.employee,
    },
  }
}
