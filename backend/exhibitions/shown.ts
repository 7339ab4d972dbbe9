import type { Bound } from '#backend/database/partner.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { moment } from '#backend/events/shown.ts'

/* Which exhibitions a customer sees, as SQL over the table `exhibitions x`. */

export const isOpen = (now: Date): SQL =>
  sql`x.is_visible and (x.starts_at is null or x.starts_at <= ${moment(now)})
    and (x.ends_at is null or x.ends_at > ${moment(now)})`

/** Moment at which the list of open exhibitions next changes, as JSON's text. */
export const exhibitionChange = (bound: Bound, now: Date): SQL => sql`(
  select to_json(min(case when x.starts_at > ${moment(now)} then x.starts_at else x.ends_at end)) #>> '{}'
  from exhibitions x
  where x.partner_id = ${bound.partnerId} and x.is_visible and (x.ends_at is null or x.ends_at > ${moment(now)}))`

/** The products of open exhibitions with their places, as `offeredProducts` of events. */
export const exhibitedProducts = (bound: Bound, now: Date, exhibitionId?: number): SQL => sql`(
  select xp.product_id, min(array[x.position, x.id, xp.position]) as place
  from exhibitions x
  join exhibition_products xp on xp.partner_id = x.partner_id and xp.exhibition_id = x.id
  where x.partner_id = ${bound.partnerId} and ${isOpen(now)}
    ${exhibitionId === undefined ? sql`` : sql`and x.id = ${exhibitionId}`}
  group by xp.product_id)`

/** The products of a branding page, likewise; whether the page is visible is its reader's to know. */
export const brandingProducts = (bound: Bound, brandingId: number): SQL => sql`(
  select product_id, array[position] as place from branding_products
  where partner_id = ${bound.partnerId} and branding_id = ${brandingId})`
