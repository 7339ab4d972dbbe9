import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** Leases of work that one node at a time does for a clinic. Any node may take a lease that has run out. */
export const leases = pgTable(
  'leases',
  {
    partnerId: ofPartner(),
    work: text('work').notNull(),
    /** Id of the run that holds the lease. */
    holder: uuid('holder').notNull(),
    leasedUntil: at('leased_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.work] }), ...policies()],
)
