import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#backend/kernel/database/database.ts'

/*
 * Rows that are written in the transaction of what they tell of, and sent later: an outbox (decision 0041). Its table has
 * the columns `due_at`, `leased_until`, `attempts`, `sent_at`, `dropped_at` and `last_error`.
 */

/** Rows that one sender takes at once, and for how long they are its own. */
export const batch = 20
const lease = '1 minute'

/** A row of an outbox; `attempts` counts the one that is made now. */
export type Leased = { partner_id: number; id: number; attempts: number }

/**
 * The tables `due` and `leased` of a `with`: takes rows that are due, and that meet `isTakeable` over the row `o`. No other
 * sender, on whatever node, gets them while they are leased. Who ended without a word loses the lease.
 */
export const leasing = (outbox: string, isTakeable: SQL): SQL => sql`
  due as (
    select o.partner_id, o.id from ${sql.identifier(outbox)} o
    where o.sent_at is null and o.dropped_at is null and o.due_at <= now()
      and (o.leased_until is null or o.leased_until <= now()) and ${isTakeable}
    order by o.due_at, o.id limit ${batch} for update skip locked
  ), leased as (
    update ${sql.identifier(outbox)} n set leased_until = now() + ${lease}::interval, attempts = n.attempts + 1
    from due where n.partner_id = due.partner_id and n.id = due.id
    returning n.*
  )`

/** Writes down that a try failed: the row is due again after some seconds, or given up where that is `null`. */
export async function putOff(
  tx: Transaction,
  outbox: string,
  { partner_id: partnerId, id }: Leased,
  { reason, seconds }: { reason: string; seconds: number | null },
): Promise<void> {
  const next =
    seconds === null ? sql`dropped_at = now()` : sql`due_at = now() + make_interval(secs => ${seconds})`
  await tx.execute(sql`
    update ${sql.identifier(outbox)} set leased_until = null, last_error = ${reason}, ${next}
    where partner_id = ${partnerId} and id = ${id}`)
}
