import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/** Returns whether a category is another one, or anywhere below it. */
export async function isBelow(tx: PartnerTransaction, id: number, top: number): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    with recursive above as (
      select c.id, c.parent_id from product_categories c where c.partner_id = ${tx.partnerId} and c.id = ${id}
      union
      select c.id, c.parent_id from product_categories c join above a on c.id = a.parent_id
      where c.partner_id = ${tx.partnerId}
    )
    select exists (select 1 from above where id = ${top}) as found`)
  return rows[0]?.found === true
}
