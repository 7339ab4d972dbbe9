import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** Work for a clinic that one node does at a time. A lease that is over is anybody's. */
export const leases = pgTable(
  'leases',
  {
    partnerId: ofPartner(),
    work: text('work').notNull(),
    /** The one run that holds it. */
    holder: uuid('holder').notNull(),
    leasedUntil: at('leased_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.work] }), ...policies()],
)
