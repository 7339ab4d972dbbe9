import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#backend/kernel/database/database.ts'

/*
 * Rows that are written in the transaction of what they tell of, and sent later: an outbox (decisions 0041 and 0100). Its
 * table has the columns `due_at`, `leased_until`, `attempts`, `sent_at`, `dropped_at` and `last_error`.
 */

/** Seconds for which a row belongs to the worker that took it. The worker renews the lease while it works. */
export const leaseSeconds = 60

/** A row of an outbox; `attempts` counts the one that is made now. */
export type Leased = { partner_id: number; id: number; attempts: number }

/** Names which rows a worker takes; each expression reads the row `o`. */
export type Taking = {
  isTakeable: SQL
  /** A row for which somebody waits goes before all others. */
  isUrgent?: SQL
  /** Rows of one share take turns with those of others: a clinic's, or a receiver's. */
  share: SQL
  /** Rows of one share that all nodes have in hand at once, but for urgent ones; no limit without it. */
  mostOfShare?: number
  /** Rows to take at most. */
  places: number
  seconds?: number | undefined
}

/**
 * The table `leased` of a `with`: takes rows that are due. Of each share the first comes before the second of any other, so
 * that a clinic with a thousand rows holds up nobody. No other worker, on whatever node, gets a row while it is leased. A
 * worker that ends without a word loses its leases.
 */
export const leasing = (
  outbox: string,
  { isTakeable, isUrgent = sql`false`, share, mostOfShare, places, seconds = leaseSeconds }: Taking,
): SQL => sql`
  standing as (
    select o.partner_id, o.id, o.due_at, ${share} as share, ${isUrgent} as is_urgent,
      coalesce(o.leased_until > now(), false) as is_leased
    from ${sql.identifier(outbox)} o
    where o.sent_at is null and o.dropped_at is null and o.due_at <= now() and ${isTakeable}
  ), turns as (
    select s.*, count(*) filter (where s.is_leased) over (partition by s.share)
        + row_number() over (partition by s.share, s.is_leased order by s.is_urgent desc, s.due_at, s.id) as turn
    from standing s
  ), due as (
    select t.partner_id, t.id from turns t
    where not t.is_leased ${mostOfShare === undefined ? sql`` : sql`and (t.is_urgent or t.turn <= ${mostOfShare})`}
    order by t.is_urgent desc, t.turn, t.due_at, t.id limit ${places}
  ), free as (
    select o.partner_id, o.id from ${sql.identifier(outbox)} o join due using (partner_id, id)
    where o.sent_at is null and o.dropped_at is null and (o.leased_until is null or o.leased_until <= now())
    for update of o skip locked
  ), leased as (
    update ${sql.identifier(outbox)} n
    set leased_until = now() + make_interval(secs => ${seconds}), attempts = n.attempts + 1
    from free where n.partner_id = free.partner_id and n.id = free.id
    returning n.*
  )`

/** Keeps rows leased that are still worked on. One that another worker has taken meanwhile stays with that one. */
export async function renewLeases(
  tx: Transaction,
  outbox: string,
  rows: readonly Leased[],
  seconds: number = leaseSeconds,
): Promise<void> {
  const held = rows.map(({ partner_id, id, attempts }) => ({ partner_id, id, attempts }))
  await tx.execute(sql`
    update ${sql.identifier(outbox)} n set leased_until = now() + make_interval(secs => ${seconds})
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as h (partner_id integer, id integer, attempts integer)
    where n.partner_id = h.partner_id and n.id = h.id and n.attempts = h.attempts and n.leased_until is not null`)
}

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
