import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { policies } from '#backend/database/columns.ts'

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
    /** As `partnerProfile` gives it. */
    profile: jsonb('profile').notNull(),
    /** The revision visitors see; 0 until the first publication. Swapping it is what publishing means. */
    publishedRevision: integer('published_revision').notNull().default(0),
    /** Number of changes to what shows on pages and is no part of a revision. */
    changes: integer('changes').notNull().default(0),
    /** Key that signs the short-lived addresses of gated pictures: 244 random bits. Source: docs/decisions/0015. */
    signingKey: text('signing_key')
      .notNull()
      .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
  },
  policies,
)

export const partnerHosts = pgTable(
  'partner_hosts',
  { partnerId: ofPartner(), host: text('host').notNull().unique() },
  (table) => [primaryKey({ columns: [table.partnerId, table.host] }), ...policies()],
)

export const keywords = pgTable(
  'keywords',
  { partnerId: ofPartner(), position: integer('position').notNull(), keyword: text('keyword').notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.position] }), ...policies()],
)
