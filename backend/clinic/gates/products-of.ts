import { numbers } from '#backend/kernel/database/numbers.ts'
import type { Bound } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { beforeAfterProducts } from '#backend/content/before-afters/table.ts'
import { reviewProducts } from '#backend/content/reviews/table.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'

/** Tables that join treatments to before-afters or reviews. */
export const joins = {
  beforeAfter: sql`${beforeAfterProducts}`,
  review: sql`${reviewProducts}`,
}
const columns = { beforeAfter: sql.raw('before_after_id'), review: sql.raw('partner_review_id') }

export type Joined = keyof typeof joins

/** Before-afters or reviews of one treatment, as a condition on their number. */
export const isOfProduct = (bound: Bound, joined: Joined, id: SQL, productId: number): SQL => sql`${id} in (
  select j.${columns[joined]} from ${joins[joined]} j
  where j.partner_id = ${bound.partnerId} and j.product_id = ${productId})`

type Row = { owner: number; id: number; name: string }

/** The treatments of some before-afters or reviews that visitors may know of, by the number of the before-after or review. */
export async function productsOf(
  tx: PartnerTransaction,
  joined: Joined,
  ids: number[],
): Promise<(id: number) => { id: number; name: string }[]> {
  if (ids.length === 0) return () => []
  const { rows } = await tx.execute<Row>(sql`
    select j.${columns[joined]} as owner, p.id, p.name from ${joins[joined]} j
    join products p on p.partner_id = j.partner_id and p.id = j.product_id and p.is_visible and not p.is_secret
    where j.partner_id = ${tx.partnerId} and j.${columns[joined]} = any (${numbers(ids)})
    order by p.position, p.id`)
  return (wanted) => rows.flatMap(({ owner, id, name }) => (owner === wanted ? [{ id, name }] : []))
}
