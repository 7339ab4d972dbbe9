import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/**
 * Has the reservations ahead of a treatment use the rooms and devices that its options need now. They stand, though there
 * may be more than there is room for; what is booked next finds them there. What was for an option that is gone keeps what
 * it had.
 */
export async function followNeeds(tx: PartnerTransaction, productId: number): Promise<void> {
  const { partnerId } = tx
  await tx.execute(sql`
    with needs as (
      select r.id, array(
        select distinct f.facility_id
        from reservation_items i join option_facilities f on f.partner_id = i.partner_id and f.option_id = i.option_id
        where i.partner_id = ${partnerId} and i.reservation_id = r.id order by 1) as facility_ids
      from reservations r
      where r.partner_id = ${partnerId} and r.status in ('REQUESTED', 'CONFIRMED') and r.ends_at > now()
        and exists (select from reservation_items i
          where i.partner_id = ${partnerId} and i.reservation_id = r.id and i.product_id = ${productId})
        and not exists (select from reservation_items i
          where i.partner_id = ${partnerId} and i.reservation_id = r.id and not exists (
            select from product_options o where o.partner_id = ${partnerId} and o.id = i.option_id))
    ), changed as (
      update reservations r set facility_ids = n.facility_ids from needs n
      where r.partner_id = ${partnerId} and r.id = n.id and r.facility_ids <> n.facility_ids
      returning r.id, r.facility_ids
    ), moving as (
      update reservation_moves m set facility_ids = c.facility_ids from changed c
      where m.partner_id = ${partnerId} and m.reservation_id = c.id and m.items is null
      returning m.reservation_id, m.facility_ids
    )
    update slot_claims s set facility_ids = c.facility_ids
    from (select id, facility_ids, false as is_move from changed
      union all select reservation_id, facility_ids, true from moving) c
    where s.partner_id = ${partnerId}
      and c.id = case when c.is_move then s.move_of else s.reservation_id end`)
}
