import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { idsForRow, type KeptIds } from '#backend/kernel/http/request-id.ts'
import { sql } from 'drizzle-orm'
import type { notificationKinds } from './table.ts'

export type NotificationKind = (typeof notificationKinds)[number]
/** A visitor of the site, the clinic's desk, or somebody with an account of the console. */
export type Audience = 'visitor' | 'clinic' | 'account'

/** A message to send. What `values` name a template's `#{…}` stand for. */
export type Notification = {
  kind: NotificationKind
  audience: Audience
  /** A phone as E.164, or an e-mail address. */
  recipient: string
  reservationId?: number
  /** The place in line that its link opens. */
  waitingId?: number
  values?: Record<string, string>
  /** Words of its own, in place of the template's. */
  words?: string
  /** One message only is written for a name. */
  name?: string
  /** Now, unless told. */
  dueAt?: Date
  isAdvertisement?: boolean
}

/**
 * Writes messages down to be sent, in the transaction of what they tell of: where that is undone they are too, and where it
 * is done none is lost.
 */
export async function notify(tx: PartnerTransaction, messages: readonly Notification[]): Promise<void> {
  if (messages.length === 0) return
  const values = { partnerId: tx.partnerId, messages: JSON.stringify(messages), ...idsForRow() }
  await tx.execute(insert(values, null))
}

/** Of any number of messages, whose keys are those of `Notification`. */
const insert = statement<{ partnerId: number; messages: string } & KeptIds>(
  (value) => sql`
    insert into notifications (partner_id, kind, audience, recipient, reservation_id, waiting_id, words, values, name,
      due_at, is_advertisement, request_id, traceparent)
    select ${value('partnerId')}, m.kind, m.audience, m.recipient, m."reservationId", m."waitingId", m.words,
      coalesce(m.values, '{}'), m.name, coalesce(m."dueAt", now()), coalesce(m."isAdvertisement", false), ${value('requestId')}, ${value('traceparent')}
    from jsonb_to_recordset(${value('messages')}::jsonb) as m (kind text, audience text, recipient text,
      "reservationId" integer, "waitingId" integer, words text, values jsonb, name text, "dueAt" timestamptz,
      "isAdvertisement" boolean)
    on conflict do nothing`,
)
