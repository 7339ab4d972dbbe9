import type { Bound } from '#backend/kernel/database/partner.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/**
 * Which categories may be seen, as SQL over the table `product_categories c`: a secret one, and what is below it, only
 * where it is asked for. The hidden ones are found once in a query, whatever the number of its rows.
 * Source: docs/product.md, T1.
 */
export const isOpenCategory = (bound: Bound, isSecret: boolean): SQL =>
  isSecret
    ? sql`true`
    : sql`c.id not in (
        with recursive hidden as (
          select h.id from product_categories h where h.partner_id = ${bound.partnerId} and h.is_secret
          union
          select h.id from product_categories h join hidden on h.parent_id = hidden.id
          where h.partner_id = ${bound.partnerId}
        )
        select id from hidden)`
