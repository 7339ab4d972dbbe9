import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  at,
  inOtherLanguages,
  isVisible,
  numbered,
  policies,
  searchColumns,
  translations,
} from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** News of the clinic. Visitors see it from `publishedAt` on. */
export const notices = pgTable(
  'notices',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    /** 휴진, 진료, 비용; empty where it needs none. */
    category: text('category').notNull().default(''),
    image: jsonb('image'),
    body: jsonb('body').notNull(),
    /** Stays above the others. */
    isPinned: boolean('is_pinned').notNull().default(false),
    isVisible: isVisible(),
    publishedAt: at('published_at').notNull().defaultNow(),
    translations: translations(),
    ...searchColumns(sql`title`, sql`category || ' ' || rich_text_words(body) || ${inOtherLanguages}`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('notices_order').on(table.partnerId, table.publishedAt, table.id),
    ...policies(),
  ],
)
