import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, policies, position } from '#backend/kernel/database/columns.ts'

/** The first column of every table but `partners`. */
export const ofPartner = () =>
  integer('partner_id')
    .notNull()
    .references(() => partners.partnerId)

export const partners = pgTable(
  'partners',
  {
    partnerId: integer('partner_id').primaryKey(),
    /** The operator's name for the partner: `danjang`. */
    code: text('code').notNull().unique(),
    /** A `partnerProfile` of `schema/partners.ts`. */
    profile: jsonb('profile').notNull(),
    /** The revision visitors see; 0 until the first publication. Swapping it is what publishing means. */
    publishedRevision: integer('published_revision').notNull().default(0),
    /** Number of changes to what shows on pages and is no part of a revision. */
    changes: integer('changes').notNull().default(0),
    /** Key that signs the short-lived addresses of gated pictures: 244 random bits. Source: docs/decisions/0015. */
    signingKey: text('signing_key')
      .notNull()
      .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
    /** The operator stopped the site: visitors are told so, and the console only reads. */
    suspendedAt: at('suspended_at'),
    /** From then on an account without a second factor only sets one up; `null` where none is required. */
    twoFactorRequiredFrom: at('two_factor_required_from'),
    /** The most that the clinic may have, which the operator sets; `null`: as much as there is room for. */
    mostPages: integer('most_pages'),
    mostAccounts: integer('most_accounts'),
    mostPictureBytes: bigint('most_picture_bytes', { mode: 'number' }),
    /** To phones, in a month in Seoul. */
    mostMessages: integer('most_messages'),
  },
  policies,
)

export const partnerHosts = pgTable(
  'partner_hosts',
  {
    partnerId: ofPartner(),
    host: text('host').notNull().unique(),
    /** The first is the canonical one: links in messages begin with it. */
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.host] }), ...policies()],
)

export const keywords = pgTable(
  'keywords',
  { partnerId: ofPartner(), position: integer('position').notNull(), keyword: text('keyword').notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.position] }), ...policies()],
)
