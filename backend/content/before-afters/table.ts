import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, isVisible, numbered, policies, searchColumns } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { products } from '#backend/catalogue/products/table.ts'

/*
 * Cases are shown to whom the partner's settings allow (`schema/gate.ts`). Their pictures are gated files: nobody gets
 * them by address alone. Source: docs/decisions/0015.
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
    /** Picture that everybody may see: abstract, never a patient. */
    cover: jsonb('cover'),
    /** Gated pictures in pairs: the first before goes with the first after. */
    before: jsonb('before').notNull(),
    after: jsonb('after').notNull(),
    /** Not for youths, whatever the partner's settings allow. */
    isNoYouth: boolean('is_no_youth').notNull().default(false),
    isVisible: isVisible(),
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
