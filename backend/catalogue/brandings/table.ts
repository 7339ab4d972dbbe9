import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isVisible, numbered, policies, position, translations } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { products } from '#backend/catalogue/products/table.ts'

/** A page that tells of one of the clinic's own names, such as a treatment line, and shows its treatments. */
export const brandings = pgTable(
  'brandings',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    image: jsonb('image'),
    /** A `richText` of `schema/rich-text.ts`. */
    body: jsonb('body').notNull().default([]),
    isVisible: isVisible(),
    position: position(),
    translations: translations(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] }), ...policies()],
)

export const brandingProducts = pgTable(
  'branding_products',
  {
    partnerId: ofPartner(),
    brandingId: integer('branding_id').notNull(),
    productId: integer('product_id').notNull(),
    position: position(),
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
