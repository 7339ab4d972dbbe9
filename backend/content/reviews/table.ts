import { sql } from 'drizzle-orm'
import {
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
import { at, isVisible, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { products } from '#backend/catalogue/products/table.ts'

/*
 * Reviews are shown to whom the partner's settings allow (`schema/gate.ts`). Their pictures are gated files: nobody gets
 * them by address alone. Source: docs/decisions/0015.
 */

/** A patient's words about the clinic. */
export const reviews = pgTable(
  'partner_reviews',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** The name as visitors see it: 김*늘. */
    author: text('author').notNull(),
    /** 1 to 5, where one was given. */
    rating: integer('rating'),
    visitedOn: date('visited_on'),
    /** Gated pictures. */
    images: jsonb('images').notNull().default([]),
    isVisible: isVisible(),
    publishedAt: at('published_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('partner_reviews_order').on(table.partnerId, table.publishedAt, table.id),
    check('partner_reviews_rating', sql`rating between 1 and 5`),
    ...policies(),
  ],
)

export const reviewProducts = pgTable(
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
      foreignColumns: [reviews.partnerId, reviews.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('partner_review_products_product').on(table.partnerId, table.productId),
    ...policies(),
  ],
)
