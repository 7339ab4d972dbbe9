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
import {
  at,
  inOtherLanguages,
  numbered,
  policies,
  position,
  searchColumns,
  translations,
} from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { productOptions } from '#backend/catalogue/products/table.ts'

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
    /** Audience, in the clinic's words: 만 19세 이상 모든 분. */
    audience: text('audience').notNull().default(''),
    /** Who may book at its prices (`schema/gate.ts`). */
    eligibility: text('eligibility', { enum: ['public', 'members', 'adults'] })
      .notNull()
      .default('public'),
    type: text('type', { enum: ['EVENT', 'NOTICE'] })
      .notNull()
      .default('EVENT'),
    target: text('target', { enum: ['CUSTOMER', 'EMPLOYEE'] })
      .notNull()
      .default('CUSTOMER'),
    isViewable: boolean('is_viewable').notNull().default(true),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    position: position(),
    translations: translations(),
    ...searchColumns(sql`title`, sql`summary || ' ' || audience || ${inOtherLanguages}`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('events_period').on(table.partnerId, table.startsAt, table.endsAt),
    check('events_period', sql`starts_at < ends_at`),
    ...policies(),
  ],
)

/** Price for which an event offers an option. */
export const eventOptions = pgTable(
  'event_options',
  {
    partnerId: ofPartner(),
    eventId: integer('event_id').notNull(),
    optionId: integer('option_id').notNull(),
    price: integer('price').notNull(),
    /** How many may be booked at this price in all, and by one person; `null`: any number. */
    stock: integer('stock'),
    limitPerPerson: smallint('limit_per_person'),
    position: position(),
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
    check('event_options_bounds', sql`stock >= 0 and limit_per_person > 0`),
    ...policies(),
  ],
)
