import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isVisible, numbered, policies, position, translations } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { products } from '#backend/catalogue/products/table.ts'

/** Advice for after a treatment. */
export const afterNotices = pgTable(
  'after_notices',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    image: jsonb('image'),
    body: jsonb('body').notNull(),
    isVisible: isVisible(),
    position: position(),
    translations: translations(),
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
