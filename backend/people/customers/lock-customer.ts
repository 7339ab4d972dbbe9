import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { signInFirst } from '#backend/kernel/http/problem.ts'
import { sql } from 'drizzle-orm'

/** Strength of the lock, as PostgreSQL names it: what else may be done with the row meanwhile. */
type Strength = 'key share' | 'no key update' | 'update'
type Locked = { phone: string | null; passwordHash: string | null }

const lock = statement<{ partnerId: number; customerId: number }, Strength>(
  (value, strength) => sql`
    select phone, password_hash as "passwordHash" from customers
    where partner_id = ${value('partnerId')} and id = ${value('customerId')} and not is_closed
    for ${sql.raw(strength)}`,
)

/**
 * Locks a customer until the transaction ends, before anything else in it: `key share` against their leaving, as whoever
 * writes something of theirs has to; `no key update` against whoever else changes them; `update` against whoever writes
 * something of theirs. Throws 401 where the account is closed.
 */
export async function lockCustomer(
  tx: PartnerTransaction,
  customerId: number,
  strength: Strength,
): Promise<Locked> {
  const { rows } = await tx.execute<Locked>(lock({ partnerId: tx.partnerId, customerId }, strength))
  const [locked] = rows
  if (!locked) throw signInFirst()
  return locked
}
