import { sql } from 'drizzle-orm'
import { index, integer, pgPolicy, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

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

/**
 * Codes that the deployment sent within a day, by which `count_sent_code` limits them across clinics and nodes. It keeps
 * keyed hashes alone, and the role of requests has no right to it. Source: docs/product.md, R31.
 */
export const sentCodes = pgTable(
  'sent_codes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    phoneHash: text('phone_hash').notNull(),
    /** Of the client's address, as limits count it (`clientKey`). */
    addressHash: text('address_hash').notNull(),
    clinicId: integer('clinic_id').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [
    index('sent_codes_phone').on(table.phoneHash, table.sentAt),
    index('sent_codes_address').on(table.addressHash, table.sentAt),
    index('sent_codes_clinic').on(table.clinicId, table.sentAt),
    index('sent_codes_sent').on(table.sentAt),
    pgPolicy('operator', { to: 'current_user', using: sql`true`, withCheck: sql`true` }),
  ],
)
