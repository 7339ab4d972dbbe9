import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import type { CustomerRow } from '#schema/customer-records.ts'
import { sql } from 'drizzle-orm'

/** Returns a subquery, joined as `v`, that sums up the bookings of each customer, or of one. */
export const visitsOf = (bound: Bound, customerId?: number) => sql`(
  select customer_id, count(*)::integer as booked,
    count(*) filter (where status = 'DONE')::integer as visits,
    count(*) filter (where status = 'NO_SHOW')::integer as no_shows,
    max(starts_at) filter (where status = 'DONE') as last_visit_at,
    (array_agg(contact_name order by id desc))[1] as contact_name,
    (array_agg(contact_phone order by id desc))[1] as contact_phone,
    min(starts_at) filter (where ${isAhead}) as next_at,
    (array_agg(id order by starts_at, id) filter (where ${isAhead}))[1] as next_id,
    (array_agg(status order by starts_at, id) filter (where ${isAhead}))[1] as next_status
  from ${reservations} where ${isOfPartner(bound, reservations)}
    and ${customerId === undefined ? sql`customer_id is not null` : sql`customer_id = ${customerId}`}
  group by customer_id)`

const isAhead = sql`starts_at > now() and status in ('REQUESTED', 'CONFIRMED')`

/** Columns of `v` that `toVisits` reads. */
export const visitColumns = sql`coalesce(v.visits, 0) as visits, coalesce(v.no_shows, 0) as no_shows,
  v.last_visit_at::text as last_visit_at, v.next_at::text as next_at, v.next_id, v.next_status`

export type VisitColumns = {
  visits: number
  no_shows: number
  last_visit_at: string | null
  next_at: string | null
  next_id: number | null
  next_status: NonNullable<CustomerRow['next']>['status'] | null
}

export const toMoment = (value: string) => new Date(value).toISOString()

export const toVisits = (
  row: VisitColumns,
): Pick<CustomerRow, 'next' | 'lastVisitAt' | 'visits' | 'noShows'> => ({
  next:
    row.next_id !== null && row.next_at !== null && row.next_status !== null
      ? { reservationId: row.next_id, reservedAt: toMoment(row.next_at), status: row.next_status }
      : null,
  lastVisitAt: row.last_visit_at && toMoment(row.last_visit_at),
  visits: row.visits,
  noShows: row.no_shows,
})
