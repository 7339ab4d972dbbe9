import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { referencesTo } from '#backend/kernel/database/references.ts'
import { customers } from './table.ts'
import { and, inArray, sql } from 'drizzle-orm'

/** Days after which a guest is forgotten: a quarter after the last session that can have been theirs, which lasts 14. */
const idleDays = 14 + 90
/** Looked at in one go: the work is done beside somebody's sign-in. */
const atOnce = 20

/** Writes down that a customer has just begun or prolonged a session: both guests and retention count from then. */
export async function keepSeen(tx: PartnerTransaction, customerId: number): Promise<void> {
  await tx
    .update(customers)
    .set({ seenAt: sql`now()` })
    .where(isOneOf(tx, [customerId]))
}

/**
 * Removes some of the guests who have not come back: anybody may make as many as they like. Those whom a reservation, a
 * consent or anything else still refers to stay, and are looked at again as much later.
 */
export async function forgetGuests(tx: PartnerTransaction): Promise<void> {
  const idle = await tx.execute<{ id: number }>(idleGuests(tx))
  if (idle.rows.length === 0) return
  const areIdle = isOneOf(
    tx,
    idle.rows.map(({ id }) => id),
  )
  await tx.delete(customers).where(and(areIdle, ...references.map((refers) => sql`not ${refers}`)))
  await tx
    .update(customers)
    .set({ seenAt: sql`now()` })
    .where(areIdle)
}

/**
 * Locked before it is asked what refers to them: whoever is about to refer to one waits, and finds it gone. `guest` is
 * written out, so that a plan which is kept knows the index by it.
 */
const idleGuests = (bound: Bound) => sql`
  select id from ${customers}
  where partner_id = ${bound.partnerId} and kind = 'guest' and seen_at < now() - make_interval(days => ${idleDays})
  order by seen_at limit ${atOnce} for update skip locked`

const isOneOf = (bound: Bound, ids: number[]) =>
  and(isOfPartner(bound, customers), inArray(customers.id, ids))

const references = referencesTo(customers)
