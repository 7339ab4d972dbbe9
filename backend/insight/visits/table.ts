import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { visitDevices, visitSources } from '#schema/plain/visits.ts'

/** How often a kind of page was shown on a day in Seoul. Counters only: no row is about one visitor (decision 0045). */
export const visits = pgTable(
  'visits',
  {
    partnerId: ofPartner(),
    day: date('day').notNull(),
    /** Pattern of the page: `/products/:productId`. */
    page: text('page').notNull(),
    /** The treatment that the page shows; 0 for any other page. */
    productId: integer('product_id').notNull().default(0),
    device: text('device', { enum: visitDevices }).notNull(),
    source: text('source', { enum: visitSources }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.partnerId, table.day, table.page, table.productId, table.device, table.source],
    }),
    index('visits_product').on(table.partnerId, table.productId, table.day),
    check('visits_count', sql`count > 0`),
    ...policies(),
  ],
)
