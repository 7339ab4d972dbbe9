import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { sql } from 'drizzle-orm'

type Contact = {
  name: string
  /** E.164. */
  phone: string
}

const findOrMake = statement<{ partnerId: number; name: string; phone: string }, { isKnown: boolean }>(
  (value, { isKnown }) => sql`
    with found as (
      select id from customers
      where partner_id = ${value('partnerId')} and phone = ${value('phone')} and not is_closed
        and search_plain(name) = search_plain(${value('name')}::text)
        ${isKnown ? sql`` : sql`and kind = 'guest' and guest_id is null and certified_at is null`}
      order by kind = 'member' desc, id desc limit 1
    ), made as (
      insert into customers (partner_id, kind, name, phone)
      select ${value('partnerId')}, 'guest', ${value('name')}, ${value('phone')} where not exists (select from found)
      returning id
    )
    select id from found union all select id from made`,
)

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
  const [, { rows }] = await Promise.all([
    lockName(tx, `customer of ${tx.partnerId}:${phone}`),
    tx.execute<{ id: number }>(findOrMake({ partnerId: tx.partnerId, name, phone }, { isKnown })),
  ])
  const [row] = rows
  if (!row) throw new Error('A guest was neither found nor made.')
  return row.id
}
