import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** Number of refusals by a limit of the clinic on a day in Seoul, which the console shows. */
export const limitRefusals = pgTable(
  'limit_refusals',
  {
    partnerId: ofPartner(),
    kind: text('kind', { enum: ['HOLD', 'REQUEST', 'CODE'] }).notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
    lastAt: at('last_at').notNull(),
    /** Moment at which the log was told last. */
    loggedAt: at('logged_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.kind, table.day] }), ...policies()],
)
