import type { Bound } from '#backend/kernel/database/partner.ts'
import { isShownAt } from '#backend/editing/resources/shown.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { exhibitions } from '#backend/catalogue/exhibitions/table.ts'

/* Which exhibitions a customer sees, as SQL over the table `exhibitions x`. */

export const x = alias(exhibitions, 'x')

export const isOpen = (now: Date) => isShownAt(x, now)

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
