import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { numbered, policies, position, translations } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { products } from '#backend/catalogue/products/table.ts'

export const productCategories = pgTable(
  'product_categories',
  {
    partnerId: ofPartner(),
    id: numbered(),
    parentId: integer('parent_id'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    image: jsonb('image'),
    /** Shown only to whom the clinic gave its address. */
    isSecret: boolean('is_secret').notNull().default(false),
    position: position(),
    translations: translations(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      name: 'product_categories_parent',
      columns: [table.partnerId, table.parentId],
      foreignColumns: [table.partnerId, table.id],
    }),
    ...policies(),
  ],
)

export const productCategoryProducts = pgTable(
  'product_category_products',
  {
    partnerId: ofPartner(),
    categoryId: integer('category_id').notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.categoryId, table.productId] }),
    foreignKey({
      columns: [table.partnerId, table.categoryId],
      foreignColumns: [productCategories.partnerId, productCategories.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('product_category_products_product').on(table.partnerId, table.productId),
    ...policies(),
  ],
)
