import { roles } from '#schema/accounts.ts'
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { at, policies } from '#backend/database/columns.ts'
import { ofPartner } from '#backend/partners/table.ts'

export const accounts = pgTable(
  'accounts',
  {
    partnerId: ofPartner(),
    id: uuid('id').notNull().defaultRandom(),
    /** Lower-case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** Nobody signs in to it from then on. Kept, since history names it. */
    disabledAt: at('disabled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique('accounts_email').on(table.partnerId, table.email),
    ...policies(),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the token: a copy of this table signs nobody in. */
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    startedAt: at('started_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    index('sessions_account').on(table.partnerId, table.accountId),
    index('sessions_expiry').on(table.partnerId, table.expiresAt),
    ...policies(),
  ],
)
