import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, inOtherLanguages, numbered, policies, searchColumns } from './columns.ts'
import { ofPartner } from './partners.ts'
import { products } from './products.ts'

/*
 * `body` and `answer` are rich text (`schema/rich-text.ts`), whose words `rich_text_words` takes for the search.
 * `translations` holds, by language code, the texts that differ from Korean.
 */

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
    isVisible: boolean('is_visible').notNull().default(true),
    publishedAt: at('published_at').notNull().defaultNow(),
    translations: jsonb('translations').notNull().default({}),
    ...searchColumns(sql`title`, sql`category || ' ' || rich_text_words(body) || ${inOtherLanguages}`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('notices_order').on(table.partnerId, table.publishedAt, table.id),
    ...policies(),
  ],
)

export const faqGroups = pgTable(
  'faq_groups',
  {
    partnerId: ofPartner(),
    id: numbered(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] }), ...policies()],
)

export const faqs = pgTable(
  'faqs',
  {
    partnerId: ofPartner(),
    id: numbered(),
    groupId: integer('group_id').notNull(),
    question: text('question').notNull(),
    answer: jsonb('answer').notNull(),
    isVisible: boolean('is_visible').notNull().default(true),
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
    ...searchColumns(sql`question`, sql`rich_text_words(answer) || ${inOtherLanguages}`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.groupId],
      foreignColumns: [faqGroups.partnerId, faqGroups.id],
    }).onDelete('cascade'),
    index('faqs_group').on(table.partnerId, table.groupId, table.position),
    ...policies(),
  ],
)

/** What to mind after a treatment. */
export const afterNotices = pgTable(
  'after_notices',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    image: jsonb('image'),
    body: jsonb('body').notNull(),
    isVisible: boolean('is_visible').notNull().default(true),
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] }), ...policies()],
)

/** The treatments it is for. */
export const afterNoticeProducts = pgTable(
  'after_notice_products',
  {
    partnerId: ofPartner(),
    afterNoticeId: integer('after_notice_id').notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.afterNoticeId, table.productId] }),
    foreignKey({
      columns: [table.partnerId, table.afterNoticeId],
      foreignColumns: [afterNotices.partnerId, afterNotices.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('after_notice_products_product').on(table.partnerId, table.productId),
    ...policies(),
  ],
)
