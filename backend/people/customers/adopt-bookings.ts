import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/**
 * Gives a certified person the bookings, and the places in line, that were made with their phone while nobody knew whose
 * it was: by a guest who was not certified, or by the clinic. A number may have passed to somebody else, so what is over is theirs only where it
 * was made in their name.
 */
export async function adoptReservations(
  tx: PartnerTransaction,
  customerId: number,
  { phone, name }: { phone: string; name: string },
): Promise<void> {
  await tx.execute(sql`
    update reservations r set customer_id = ${customerId}
    where r.partner_id = ${tx.partnerId} and r.contact_phone = ${phone}
      and r.customer_id is distinct from ${customerId}::integer
      and (r.starts_at > now() or replace(r.contact_name, ' ', '') = replace(${name}::text, ' ', ''))
      and (r.customer_id is null or exists (
        select from customers c
        where c.partner_id = r.partner_id and c.id = r.customer_id and c.kind = 'guest'
          and (c.certified_at is null or (c.phone = ${phone} and c.name = ${name}))))`)
  await tx.execute(sql`
    update waitings w set customer_id = ${customerId}
    where w.partner_id = ${tx.partnerId} and w.contact_phone = ${phone}
      and (w.customer_id is null or exists (
        select from customers c
        where c.partner_id = w.partner_id and c.id = w.customer_id and c.kind = 'guest'))`)
  await adoptMemos(tx, customerId, { phone, name })
}

/** Brings the clinic's words along about the guests of that phone and name (`customerOfContact`) who have nothing left. */
async function adoptMemos(
  tx: PartnerTransaction,
  customerId: number,
  { phone, name }: { phone: string; name: string },
): Promise<void> {
  await tx.execute(sql`
    with left_behind as (
      select g.id, g.memo from customers g
      where g.partner_id = ${tx.partnerId} and g.phone = ${phone} and g.kind = 'guest' and g.id <> ${customerId}
        and g.guest_id is null and g.memo <> '' and search_plain(g.name) = search_plain(${name}::text)
        and not exists (select from reservations r where r.partner_id = g.partner_id and r.customer_id = g.id)
      for update
    ), emptied as (
      update customers g set memo = '' from left_behind l
      where g.partner_id = ${tx.partnerId} and g.id = l.id
    )
    update customers c set memo = concat_ws(E'\\n', nullif(c.memo, ''), l.memo)
    from (select string_agg(memo, E'\\n' order by id) as memo from left_behind) l
    where c.partner_id = ${tx.partnerId} and c.id = ${customerId} and l.memo is not null`)
}
