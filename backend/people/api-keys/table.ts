import { foreignKey, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#backend/people/accounts/table.ts'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** Keys by which a clinic's own programs make calls of the console. One that is revoked stays, since history names it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    partnerId: ofPartner(),
    id: numbered(),
    name: text('name').notNull(),
    scopes: text('scopes').array().notNull(),
    /** SHA-256 of the key: a copy of this table opens nothing. */
    tokenHash: text('token_hash').notNull(),
    /** Its last letters, by which people tell keys apart. */
    hint: text('hint').notNull(),
    /** Account that made it. The key stops while the account is disabled, because a colleague who leaves may know it. */
    accountId: uuid('account_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at'),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique('api_keys_token').on(table.partnerId, table.tokenHash),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }),
    ...policies(),
  ],
)
