import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, numbered, policies, position } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** A short address for messages: `/s/ab12cd` and where it leads. */
export const shortLinks = pgTable(
  'short_links',
  {
    partnerId: ofPartner(),
    code: text('code').notNull(),
    /** An address that `safeUrl` admits. */
    targetUrl: text('target_url').notNull(),
    /** Purpose, in the clinic's words. */
    title: text('title').notNull().default(''),
    expiresAt: at('expires_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.code] }), ...policies()],
)

/** Places where a visitor may write a review, for readers of a language. */
export const reviewLinks = pgTable(
  'review_links',
  {
    partnerId: ofPartner(),
    id: numbered(),
    languageCode: text('language_code').notNull().default('ko'),
    /** 네이버 플레이스 */
    title: text('title').notNull(),
    url: text('url').notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('review_links_language').on(table.partnerId, table.languageCode, table.position),
    ...policies(),
  ],
)
