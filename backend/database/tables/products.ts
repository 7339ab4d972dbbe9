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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, inOtherLanguages, numbered, policies, searchColumns } from './columns.ts'
import { customers } from './customers.ts'
import { ofPartner } from './partners.ts'

/*
 * `image`, `body` and `translations` are JSON as `schema/` describes them. `translations` holds, by language code, the
 * texts that differ from Korean: `{ "en": { "name": "…" } }`.
 */

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
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
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
    /** Minutes a visit takes, where no option says otherwise. */
    durationMinutes: integer('duration_minutes').notNull().default(30),
    isVisible: boolean('is_visible').notNull().default(true),
    isSecret: boolean('is_secret').notNull().default(false),
    isRecommended: boolean('is_recommended').notNull().default(false),
    /** Its place among the recommended ones, which is not its place in the whole list. */
    recommendedPosition: integer('recommended_position').notNull().default(0),
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
    createdAt: at('created_at').notNull().defaultNow(),
    ...searchColumns(
      sql`name`,
      sql`summary || ' ' || array_to_text(tags) || ${inOtherLanguages}`,
      sql`search_initials_of(array_prepend(name, tags))`,
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

/** A mark of the clinic's own on a treatment's card: 첫 방문, 수험생. */
export const productBadges = pgTable(
  'product_badges',
  {
    partnerId: ofPartner(),
    id: numbered(),
    name: text('name').notNull(),
    /** `#rrggbb` */
    color: text('color').notNull(),
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
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

/** What a customer looked at, newest first; a treatment once. */
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
    isVisible: boolean('is_visible').notNull().default(true),
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
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
    ...policies(),
  ],
)

/** A time-limited offer: some options at a price of its own. */
export const events = pgTable(
  'events',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    image: jsonb('image'),
    body: jsonb('body').notNull().default([]),
    /** Whom it is for, in the clinic's words: 만 19세 이상 모든 분. */
    audience: text('audience').notNull().default(''),
    type: text('type', { enum: ['EVENT', 'NOTICE'] })
      .notNull()
      .default('EVENT'),
    target: text('target', { enum: ['CUSTOMER', 'EMPLOYEE'] })
      .notNull()
      .default('CUSTOMER'),
    isViewable: boolean('is_viewable').notNull().default(true),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    position: integer('position').notNull().default(0),
    translations: jsonb('translations').notNull().default({}),
    ...searchColumns(sql`title`, sql`summary || ' ' || audience || ${inOtherLanguages}`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('events_period').on(table.partnerId, table.startsAt, table.endsAt),
    check('events_period', sql`starts_at < ends_at`),
    ...policies(),
  ],
)

/** What an event offers an option for. */
export const eventOptions = pgTable(
  'event_options',
  {
    partnerId: ofPartner(),
    eventId: integer('event_id').notNull(),
    optionId: integer('option_id').notNull(),
    price: integer('price').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.eventId, table.optionId] }),
    foreignKey({
      columns: [table.partnerId, table.eventId],
      foreignColumns: [events.partnerId, events.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.partnerId, table.optionId],
      foreignColumns: [productOptions.partnerId, productOptions.id],
    }).onDelete('cascade'),
    index('event_options_option').on(table.partnerId, table.optionId),
    check('event_options_price', sql`price >= 0`),
    ...policies(),
  ],
)
