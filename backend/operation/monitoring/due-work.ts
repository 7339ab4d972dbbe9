import { isRunning } from '#backend/clinic/partners/suspended.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { isOfRunning, isQuiet, isUrgent } from '#backend/messages/notifications/sender.ts'
import { mayBeTold } from '#backend/messages/webhooks/sender.ts'
import { sql } from 'drizzle-orm'

/** Kinds of work that nodes find in the database. */
export const dueKinds = [
  'message-phone-urgent',
  'message-phone',
  'message-email-urgent',
  'message-email',
  'webhook',
  'publication',
  'offer',
] as const
type DueKind = (typeof dueKinds)[number]

/** Number of pieces that are due and not done, and the seconds since the oldest was due. */
export type DueWork = { kind: DueKind; count: number; seconds: number }

/**
 * Work that nodes may take now. Work of a suspended clinic, advertisements at night and deliveries to a receiver that
 * fails are meant to wait, so they don't count as late.
 */
const statement = (now: Date) => sql`
  with due as (
    select 'message-' || case when position('@' in o.recipient) > 0 then 'email' else 'phone' end
      || case when ${isUrgent} then '-urgent' else '' end as kind, o.due_at
    from notifications o
    where o.sent_at is null and o.dropped_at is null and o.due_at <= now() and ${isOfRunning}
      ${isQuiet(now) ? sql`and not o.is_advertisement` : sql``}
    union all
    select 'webhook', o.due_at from webhook_deliveries o
    where o.sent_at is null and o.dropped_at is null and o.due_at <= now() and ${isRunning(sql`o.partner_id`)}
      and ${mayBeTold}
    union all
    select 'publication', o.due_at from scheduled_publications o
    where o.due_at <= now() and o.problem is null and ${isRunning(sql`o.partner_id`)}
    union all
    select 'offer', o.due_at from waitings o where o.due_at <= now() and ${isRunning(sql`o.partner_id`)}
  )
  select kind, count(*)::integer as count, extract(epoch from now() - min(due_at))::float as seconds
  from due group by kind`

/** Reads the due work of each kind, for all nodes. Gives up after a second, to spare a database that is overloaded. */
export async function readDueWork(database: Database, now = new Date()): Promise<DueWork[]> {
  const { rows } = await database.asOperator(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = '1s'`)
      return tx.execute<DueWork>(statement(now))
    },
    { readOnly: true },
  )
  const found = new Map(rows.map((row) => [row.kind, row]))
  return dueKinds.map((kind) => found.get(kind) ?? { kind, count: 0, seconds: 0 })
}
