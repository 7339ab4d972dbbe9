import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { auditActions } from '#schema/resource.ts'
import { accounts } from '#backend/people/accounts/table.ts'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** Changes made in the console, with who made them, before and after. Only ever added to. */
export const auditLog = pgTable(
  'audit_log',
  {
    partnerId: ofPartner(),
    id: numbered(),
    at: at('at').notNull().defaultNow(),
    accountId: uuid('account_id'),
    /** As they were called then. */
    accountName: text('account_name').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    /** Name of the resource: `products`. */
    resource: text('resource').notNull(),
    /** `null` where many rows changed at once. */
    rowId: integer('row_id'),
    /** Name of the row then. */
    title: text('title').notNull(),
    /** The row's fields; `null` where there was none. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** Words that advertising law names, which the texts had when they were saved. */
    warnings: text('warnings').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }),
    index('audit_log_row').on(table.partnerId, table.resource, table.rowId, table.id),
    ...policies(),
  ],
)
