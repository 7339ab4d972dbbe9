import { sessions } from '#backend/people/accounts/table.ts'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Where in the console each session is; it goes with its session. */
export const presence = pgTable(
  'presence',
  {
    partnerId: ofPartner(),
    tokenHash: text('token_hash').notNull(),
    place: text('place').notNull(),
    field: text('field'),
    seenAt: at('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    foreignKey({
      columns: [table.partnerId, table.tokenHash],
      foreignColumns: [sessions.partnerId, sessions.tokenHash],
    }).onDelete('cascade'),
    ...policies(),
  ],
)
