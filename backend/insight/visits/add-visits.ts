import { sql } from 'drizzle-orm'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { VisitDevice, VisitSource } from '#schema/plain/visits.ts'

/** A counter; `productId` is that of the page's path, which may be of no treatment. */
export type Visits = {
  day: string
  page: string
  productId: number
  device: VisitDevice
  source: VisitSource
  count: number
}

/** Days for which visits are kept: two years and what a comparison reaches back. */
const keptDays = 800

/**
 * Adds to the counters of a partner, and forgets those of long ago. A number that no treatment has counts as none, so that
 * made-up addresses make no rows. Nodes may add at once: in one order, so that none waits for another in a circle.
 */
export async function addVisits(tx: PartnerTransaction, rows: readonly Visits[]): Promise<void> {
  await tx.execute(sql`
    insert into visits (partner_id, day, page, product_id, device, source, count)
    select ${tx.partnerId}, v.day, v.page, coalesce(p.id, 0), v.device, v.source, sum(v.count)::int
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as v(day date, page text, "productId" int, device text, source text, count int)
    left join products p on p.partner_id = ${tx.partnerId} and p.id = v."productId"
    group by 2, 3, 4, 5, 6
    order by 2, 3, 4, 5, 6
    on conflict (partner_id, day, page, product_id, device, source)
      do update set count = visits.count + excluded.count`)
  await tx.execute(sql`
    delete from visits where partner_id = ${tx.partnerId}
      and day < (now() at time zone 'Asia/Seoul')::date - ${keptDays}::int`)
}
