import type { PartnerTransaction } from '#backend/database/database.ts'
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
}
