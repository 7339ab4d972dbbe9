import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  at,
  inOtherLanguages,
  isVisible,
  numbered,
  policies,
  position,
  searchColumns,
  translations,
} from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { products } from '#backend/catalogue/products/table.ts'

/** Treatments that the clinic shows together under a theme: 예비 신부 기획전. An open end of the period has no moment. */
export const exhibitions = pgTable(
  'exhibitions',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    image: jsonb('image'),
    /** A `richText` of `schema/rich-text.ts`. */
    body: jsonb('body').notNull().default([]),
    isVisible: isVisible(),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    position: position(),
    translations: translations(),
    ...searchColumns(sql`title`, sql`summary || ${inOtherLanguages}`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    check('exhibitions_period', sql`starts_at < ends_at`),
    ...policies(),
  ],
)

export const exhibitionProducts = pgTable(
  'exhibition_products',
  {
    partnerId: ofPartner(),
    exhibitionId: integer('exhibition_id').notNull(),
    productId: integer('product_id').notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.exhibitionId, table.productId] }),
    foreignKey({
      name: 'exhibition_products_exhibition',
      columns: [table.partnerId, table.exhibitionId],
      foreignColumns: [exhibitions.partnerId, exhibitions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'exhibition_products_product',
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('exhibition_products_product').on(table.partnerId, table.productId),
    ...policies(),
  ],
)
