import { accounts } from '#backend/people/accounts/table.ts'
import { numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { foreignKey, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'

/** Lists as an account wants to see them again; they go with it. */
export const listViews = pgTable(
  'list_views',
  {
    partnerId: ofPartner(),
    id: numbered(),
    accountId: uuid('account_id').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique('list_views_name').on(table.partnerId, table.accountId, table.list, table.name),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    ...policies(),
  ],
)
