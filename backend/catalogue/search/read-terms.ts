import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { keywords } from '#backend/clinic/partners/table.ts'
import { products } from '#backend/catalogue/products/table.ts'
import type { Site } from '#backend/publishing/site/site.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { kinds } from './kinds.ts'

/** More than a clinic has; a guess never costs more than these. */
const mostTerms = 2_000

/** Words by which a clinic calls what visitors may find: its treatments first, then events, doctors, keywords and pages. */
export async function readTerms(tx: PartnerTransaction, site: Site | null, now: Date): Promise<string[]> {
  const moment = sql`${now.toISOString()}`
  const titles = (kind: 'product' | 'event' | 'doctor', place: number) => {
    const { from, title, isShown } = kinds[kind]
    return sql`select ${title} as term, ${sql.raw(String(place))} as place from ${from} where ${isShown(tx, moment)}`
  }
  const ofProducts = (names: SQL, place: number) =>
    sql`select unnest(${names}), ${sql.raw(String(place))} from ${kinds.product.from} where ${kinds.product.isShown(tx, moment)}`
  const { rows } = await tx.execute<{ term: string }>(sql`
    select term from (
      ${titles('product', 0)} union all ${ofProducts(sql`${products.aliases}`, 1)} union all
      ${ofProducts(sql`${products.tags}`, 2)} union all ${titles('event', 3)} union all ${titles('doctor', 4)} union all
      select ${keywords.keyword}, 5 from ${keywords} where ${keywords.partnerId} = ${tx.partnerId}
    ) terms order by place limit ${mostTerms}`)
  const pages = site?.pages.filter(({ definition: { pattern } }) => !pattern.includes(':')) ?? []
  return [...rows.map(({ term }) => term), ...pages.map(({ definition: { title } }) => title)]
}
