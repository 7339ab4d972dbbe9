import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { at, numbered, policies, searchColumns } from './columns.ts'
import { ofPartner } from './partners.ts'
import { products } from './products.ts'

/*
 * Cases and reviews are shown to whom the partner's settings allow (`schema/gate.ts`). Their pictures are gated files:
 * nobody gets them by address alone. Source: docs/decisions/0015.
 */

/** Photographs before and after a treatment. */
export const beforeAfters = pgTable(
  'before_afters',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    /** Under which conditions: 30대 여성, 3회 진료 후 8주, 같은 조명에서 촬영. */
    note: text('note').notNull().default(''),
    body: jsonb('body').notNull().default([]),
    /** What everybody may see; an abstract picture, never a patient. */
    cover: jsonb('cover'),
    /** Gated pictures in pairs: the first before goes with the first after. */
    before: jsonb('before').notNull(),
    after: jsonb('after').notNull(),
    /** Not for youths, whatever the partner's settings allow. */
    isNoYouth: boolean('is_no_youth').notNull().default(false),
    isVisible: boolean('is_visible').notNull().default(true),
    publishedAt: at('published_at').notNull().defaultNow(),
    ...searchColumns(sql`title`, sql`note || ' ' || rich_text_words(body)`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('before_afters_order').on(table.partnerId, table.publishedAt, table.id),
    ...policies(),
  ],
)

export const beforeAfterProducts = pgTable(
  'before_after_products',
  {
    partnerId: ofPartner(),
    beforeAfterId: integer('before_after_id').notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.beforeAfterId, table.productId] }),
    foreignKey({
      columns: [table.partnerId, table.beforeAfterId],
      foreignColumns: [beforeAfters.partnerId, beforeAfters.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('before_after_products_product').on(table.partnerId, table.productId),
    ...policies(),
  ],
)

/** What a patient says of the clinic. */
export const partnerReviews = pgTable(
  'partner_reviews',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** As it is shown: 김*늘. */
    author: text('author').notNull(),
    /** 1 to 5, where one was given. */
    rating: integer('rating'),
    visitedOn: date('visited_on'),
    /** Gated pictures. */
    images: jsonb('images').notNull().default([]),
    isVisible: boolean('is_visible').notNull().default(true),
    publishedAt: at('published_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('partner_reviews_order').on(table.partnerId, table.publishedAt, table.id),
    check('partner_reviews_rating', sql`rating between 1 and 5`),
    ...policies(),
  ],
)

export const partnerReviewProducts = pgTable(
  'partner_review_products',
  {
    partnerId: ofPartner(),
    partnerReviewId: integer('partner_review_id').notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.partnerReviewId, table.productId] }),
    foreignKey({
      name: 'partner_review_products_review',
      columns: [table.partnerId, table.partnerReviewId],
      foreignColumns: [partnerReviews.partnerId, partnerReviews.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('partner_review_products_product').on(table.partnerId, table.productId),
    ...policies(),
  ],
)
