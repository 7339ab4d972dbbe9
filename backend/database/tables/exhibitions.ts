import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { at, inOtherLanguages, numbered, policies, searchColumns } from './columns.ts'
import { ofPartner } from './partners.ts'
import { products } from './products.ts'

/** Treatments that the clinic shows together under a theme: 예비 신부 기획전. An open end of the period has no moment. */
export const exhibitions = pgTable(
  'exhibitions',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    image: jsonb('image'),
    /** As `richText` of `schema/rich-text.ts`. */
    body: jsonb('body').notNull().default([]),
    isVisible: boolean('is_visible').notNull().default(true),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
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
    position: integer('position').notNull().default(0),
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

/** A page that tells of one of the clinic's own names, such as a treatment line, and shows its treatments. */
export const brandings = pgTable(
  'brandings',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    image: jsonb('image'),
    /** As `richText` of `schema/rich-text.ts`. */
    body: jsonb('body').notNull().default([]),
    isVisible: boolean('is_visible').notNull().default(true),
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] }), ...policies()],
)

export const brandingProducts = pgTable(
  'branding_products',
  {
    partnerId: ofPartner(),
    brandingId: integer('branding_id').notNull(),
    productId: integer('product_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.brandingId, table.productId] }),
    foreignKey({
      name: 'branding_products_branding',
      columns: [table.partnerId, table.brandingId],
      foreignColumns: [brandings.partnerId, brandings.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'branding_products_product',
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('branding_products_product').on(table.partnerId, table.productId),
    ...policies(),
  ],
)
