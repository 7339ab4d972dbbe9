import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { notifications } from './table.ts'
import type { Transport } from './transport.ts'

type Which = {
  reservationIds?: readonly number[]
  waitingIds?: readonly number[]
  /** Phones as E.164 and e-mail addresses; messages about another's reservation are left alone. */
  recipients?: readonly string[]
}

/** Empties messages and has the sender remove them, with the files of their transport. An unsent one is never sent. */
export async function forgetMessages(tx: PartnerTransaction, which: Which): Promise<void> {
  await tx
    .update(notifications)
    .set({
      recipient: '',
      values: {},
      words: null,
      text: null,
      isForgotten: true,
      droppedAt: sql`coalesce(${notifications.droppedAt}, now())`,
    })
    .where(and(isOfPartner(tx, notifications), areMeant(which)))
}

/** Has the sender empty the messages that a person is about to be sent, once they are. */
export async function forgetOnceSent(tx: PartnerTransaction, which: Which): Promise<void> {
  await tx
    .update(notifications)
    .set({ isForgotten: true })
    .where(and(isOfPartner(tx, notifications), areMeant(which)))
}

function areMeant({ reservationIds = [], waitingIds = [], recipients = [] }: Which): SQL | undefined {
  const isOfNone = and(isNull(notifications.reservationId), isNull(notifications.waitingId))
  return or(
    inArray(notifications.reservationId, [...reservationIds]),
    inArray(notifications.waitingId, [...waitingIds]),
    and(eq(notifications.audience, 'visitor'), isOfNone, inArray(notifications.recipient, [...recipients])),
  )
}

/** Messages about no reservation, such as codes, are kept for so long. */
const life = '30 days'
/** Removed in one go. */
const atOnce = 50

/** Has the sender remove codes and invitations that were settled a month ago. */
export const forgetOld = (database: Database): Promise<unknown> =>
  database.asOperator((tx) =>
    tx.execute(sql`
      update notifications set is_forgotten = true
      where not is_forgotten and reservation_id is null and waiting_id is null
        and (sent_at is not null or dropped_at is not null) and created_at < now() - ${life}::interval`),
  )

/**
 * Removes messages that are forgotten, with the files of transports. A sender may still have one in hand. One that was
 * sent after its person was forgotten stays for an hour: a transport that writes files has it read there.
 */
export async function removeForgotten(database: Database, transports: readonly Transport[]): Promise<void> {
  const { rows } = await database.asOperator((tx) =>
    tx.execute<{ partner_id: number; id: number }>(sql`
      delete from notifications n using (
        select partner_id, id from notifications
        where is_forgotten and (dropped_at is not null or sent_at < now() - interval '1 hour')
          and (leased_until is null or leased_until < now())
        order by partner_id, id limit ${atOnce} for update skip locked) gone
      where n.partner_id = gone.partner_id and n.id = gone.id
      returning n.partner_id, n.id`),
  )
  for (const { partner_id: partnerId, id } of rows)
    for (const transport of transports) await transport.forget?.(`${partnerId}-${id}`)
}
