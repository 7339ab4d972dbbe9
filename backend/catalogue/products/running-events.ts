import type { Bound } from '#backend/kernel/database/partner.ts'
import { isShownAt, moment, nextChange } from '#backend/editing/resources/shown.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { events } from '#backend/catalogue/events/table.ts'

/*
 * Which events a customer sees, as SQL over the table `events e`. Source: docs/product.md, T2.
 */

export const e = alias(events, 'e')

const isForCustomers = ({ type, target }: typeof events | typeof e): SQL =>
  sql`${type} = 'EVENT' and ${target} = 'CUSTOMER'`

export const isRunning = (now: Date | SQL): SQL => sql`${isForCustomers(e)} and ${isShownAt(e, now)}`

/** Running, or yet to come: what a price may change by. */
export const isNotOver = (now: Date | SQL): SQL =>
  sql`${isForCustomers(e)} and ${e.isViewable} and ${e.endsAt} > ${moment(now)}`

/** Moment at which the list of running events next changes, as JSON's text. */
export const eventChange = (bound: Bound, now: Date | SQL): SQL =>
  nextChange(bound, events, now, isForCustomers(events))

/**
 * The products that running events offer, each with where it stands: the event's place, then the offer's. As a table
 * `(product_id, place)`; only one event's where `eventId` is told.
 */
export const offeredProducts = (bound: Bound, now: Date, eventId?: number): SQL => sql`(
  select o.product_id, min(array[e.position, e.id, eo.position, o.position]) as place
  from events e
  join event_options eo on eo.partner_id = e.partner_id and eo.event_id = e.id
  join product_options o on o.partner_id = eo.partner_id and o.id = eo.option_id and o.is_visible
  where e.partner_id = ${bound.partnerId} and ${isRunning(now)} ${eventId === undefined ? sql`` : sql`and e.id = ${eventId}`}
  group by o.product_id)`
