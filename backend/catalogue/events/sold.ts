import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** Reservations that count against an event's stock: all but those that came to nothing. Whoever did not come had one. */
const counts = sql`r.status in ('REQUESTED', 'CONFIRMED', 'DONE', 'NO_SHOW')`

type Offered = { partnerId: SQL; eventId: SQL; optionId: SQL }

/**
 * Counts how many of an offer are booked, as SQL: in reservations, and in what a confirmed one is wished to change to.
 * `only` narrows the reservations `r`.
 */
export const soldOf = ({ partnerId, eventId, optionId }: Offered, only: SQL = sql`true`): SQL => sql`(
  select coalesce(sum(sold.quantity), 0)::integer from (
    select i.quantity from reservation_items i
    join reservations r on r.partner_id = i.partner_id and r.id = i.reservation_id and ${counts}
    where i.partner_id = ${partnerId} and i.event_id = ${eventId} and i.option_id = ${optionId} and ${only}
    union all
    select (item ->> 'quantity')::integer from reservation_moves m
    cross join jsonb_array_elements(m.items) item
    join reservations r on r.partner_id = m.partner_id and r.id = m.reservation_id and ${counts}
    where m.partner_id = ${partnerId} and m.items is not null and item ->> 'eventId' = ${eventId}::text
      and item ->> 'optionId' = ${optionId}::text and ${only}) sold)`
