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
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { customers } from '#backend/people/customers/table.ts'
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

/** A treatment. What is paid for is one of its options. */
export const products = pgTable(
  'products',
  {
    partnerId: ofPartner(),
    id: numbered(),
    name: text('name').notNull(),
    summary: text('summary').notNull().default(''),
    image: jsonb('image'),
    body: jsonb('body').notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    /** Other names by which it is looked for; visitors see none of them. */
    aliases: text('aliases').array().notNull().default([]),
    /** Minutes a visit takes, where no option says otherwise. */
    durationMinutes: integer('duration_minutes').notNull().default(30),
    isVisible: isVisible(),
    isSecret: boolean('is_secret').notNull().default(false),
    isRecommended: boolean('is_recommended').notNull().default(false),
    /** Its place among the recommended ones, which is not its place in the whole list. */
    recommendedPosition: integer('recommended_position').notNull().default(0),
    position: position(),
    translations: translations(),
    createdAt: at('created_at').notNull().defaultNow(),
    ...searchColumns(
      sql`name`,
      sql`array_to_text(aliases || tags) || ' ' || summary || ${inOtherLanguages}`,
      sql`search_initials_of(array_prepend(name, aliases || tags))`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('products_order').on(table.partnerId, table.position, table.id),
    index('products_recommended')
      .on(table.partnerId, table.recommendedPosition, table.position, table.id)
      .where(sql`is_recommended`),
    ...policies(),
  ],
)

/** Treatments that a customer looked at, newest first; each once. */
export const recentProducts = pgTable(
  'recent_products',
  {
    partnerId: ofPartner(),
    customerId: integer('customer_id').notNull(),
    productId: integer('product_id').notNull(),
    viewedAt: at('viewed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.customerId, table.productId] }),
    foreignKey({
      name: 'recent_products_customer',
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'recent_products_product',
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('recent_products_newest').on(table.partnerId, table.customerId, table.viewedAt),
    index('recent_products_product').on(table.partnerId, table.productId),
    ...policies(),
  ],
)

/** One way to have a treatment: 1회, 5회, 턱 한 부위. Prices in won, with VAT or without as the partner says. */
export const productOptions = pgTable(
  'product_options',
  {
    partnerId: ofPartner(),
    id: numbered(),
    productId: integer('product_id').notNull(),
    name: text('name').notNull(),
    price: integer('price').notNull(),
    /** A lower price, for the period between the two moments; an open end has none. */
    salePrice: integer('sale_price'),
    saleStartsAt: at('sale_starts_at'),
    saleEndsAt: at('sale_ends_at'),
    /** Visits that the price pays for. */
    sessions: integer('sessions').notNull().default(1),
    durationMinutes: integer('duration_minutes'),
    /** Minutes of the doctor's before the visit and after it: preparing, cleaning up. No customer sees them. */
    minutesBefore: smallint('minutes_before').notNull().default(0),
    minutesAfter: smallint('minutes_after').notNull().default(0),
    isVisible: isVisible(),
    position: position(),
    translations: translations(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete('cascade'),
    index('product_options_product').on(table.partnerId, table.productId, table.position),
    check(
      'product_options_price',
      sql`price >= 0 and (sale_price is null or sale_price between 0 and price)`,
    ),
    check(
      'product_options_around',
      sql`minutes_before between 0 and 120 and minutes_after between 0 and 120`,
    ),
    ...policies(),
  ],
)
