import type { PartnerTransaction } from '#backend/database/database.ts'
import { lockName } from '#backend/database/lock-name.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { customers } from './table.ts'

type Contact = {
  name: string
  /** E.164. */
  phone: string
}

/**
 * Returns the customer under whom the clinic keeps a booking that nobody signed in for: the guest of that phone and name,
 * made where there is none. Nobody can sign in as such a guest; what is kept under one becomes the customer's who
 * certifies the phone (`adoptReservations`).
 *
 * `isKnown`: the clinic says who it is, as where it takes a booking by phone, so that a member or a certified guest of
 * that phone and name may be meant. Otherwise anybody might write into their bookings.
 */
export async function customerOfContact(
  tx: PartnerTransaction,
  { name, phone }: Contact,
  { isKnown = false } = {},
): Promise<number> {
  await lockName(tx, `customer of ${tx.partnerId}:${phone}`)
  const [found] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        isOfPartner(tx, customers),
        eq(customers.phone, phone),
        eq(customers.isClosed, false),
        sql`search_plain(${customers.name}) = search_plain(${name}::text)`,
        isKnown
          ? undefined
          : sql`${customers.kind} = 'guest' and ${customers.guestId} is null and ${customers.certifiedAt} is null`,
      ),
    )
    .orderBy(sql`${customers.kind} = 'member' desc`, desc(customers.id))
    .limit(1)
  if (found) return found.id
  const [made] = await tx
    .insert(customers)
    .values({ partnerId: tx.partnerId, kind: 'guest', name, phone })
    .returning({ id: customers.id })
  if (!made) throw new Error('A guest was neither found nor made.')
  return made.id
}
