import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { at, numbered, policies } from '#backend/database/columns.ts'
import { ofPartner } from '#backend/partners/table.ts'

/** Codes with which guests prove their phone: sent, then typed in, once, within minutes. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    partnerId: ofPartner(),
    id: numbered(),
    /** E.164. */
    phone: text('phone').notNull(),
    /** HMAC-SHA-256 of the code with the partner's key. */
    codeHash: text('code_hash').notNull(),
    /** Number of wrong codes that were typed in. */
    wrongTries: smallint('wrong_tries').notNull().default(0),
    usedAt: at('used_at'),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('phone_codes_phone').on(table.partnerId, table.phone, table.createdAt),
    index('phone_codes_expiry').on(table.partnerId, table.expiresAt),
    ...policies(),
  ],
)
