import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/**
 * Certifications of identity under way: asked for by a browser, then certified by the provider, then used, once, within
 * minutes. What is over is removed.
 */
export const certifications = pgTable(
  'certifications',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the token that the browser which asked for it has. */
    tokenHash: text('token_hash').notNull(),
    /** The number we gave the provider for it: V1's `merchant_uid`, V2's `identityVerificationId`. */
    requestId: text('request_id').notNull(),
    /** The phone it was asked for, as E.164, where one was named: another's certification is refused. */
    requestedPhone: text('requested_phone'),
    /** Person that the provider certified; all `null` until it has. */
    providerUid: text('provider_uid'),
    name: text('name'),
    phone: text('phone'),
    birthDate: date('birth_date'),
    gender: text('gender', { enum: ['male', 'female'] }),
    certifiedAt: at('certified_at'),
    usedAt: at('used_at'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    uniqueIndex('certifications_provider_uid').on(table.partnerId, table.providerUid),
    index('certifications_expiry').on(table.partnerId, table.expiresAt),
    ...policies(),
  ],
)
