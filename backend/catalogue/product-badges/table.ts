import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { numbered, policies, position, translations } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { products } from '#backend/catalogue/products/table.ts'

/** A mark of the clinic's own on a treatment's card: 첫 방문, 수험생. */
export const productBadges = pgTable(
  'product_badges',
  {
    partnerId: ofPartner(),
    id: numbered(),
    name: text('name').notNull(),
    /** `#rrggbb` */
    color: text('color').notNull(),
    position: position(),
    translations: translations(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex('product_badges_name').on(table.partnerId, table.name),
    check('product_badges_color', sql`color ~ '^#[0-9a-fA-F]{6}$'`),
    ...policies(),
  ],
)

export const productBadgeProducts = pgTable(
  'product_badge_products',
  {
    partnerId: ofPartner(),
    badgeId: integer('badge_id').notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.badgeId, table.productId] }),
    foreignKey({
      name: 'product_badge_products_badge',
      columns: [table.partnerId, table.badgeId],
      foreignColumns: [productBadges.partnerId, productBadges.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'product_badge_products_product',
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('product_badge_products_product').on(table.partnerId, table.productId),
    ...policies(),
  ],
)
