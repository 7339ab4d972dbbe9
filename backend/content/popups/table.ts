import { popupDirections, popupSizeChoices } from '#schema/popups.ts'
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
import { at, isVisible, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/*
 * Popups are shown between `startsAt` and `endsAt`, where an open end has none; a smaller `weight` comes first.
 */

/** Source: docs/product.md, U1. */
export const popups = pgTable(
  'popups',
  {
    partnerId: ofPartner(),
    id: numbered(),
    title: text('title').notNull(),
    /** Paths it is shown on. */
    locations: text('locations').array().notNull().default(['/']),
    devices: text('devices').array().notNull().default(['PC', 'MOBILE']),
    weight: integer('weight').notNull().default(0),
    pcWidth: integer('pc_width').notNull().default(1),
    pcHeight: integer('pc_height').notNull().default(1),
    /** `RATIO`: width and height are one, such as 4:3; `FIXED`: they are pixels. */
    pcSizeType: text('pc_size_type', { enum: popupSizeChoices }).notNull().default('RATIO'),
    mobileWidth: integer('mobile_width').notNull().default(1),
    mobileHeight: integer('mobile_height').notNull().default(1),
    isAutoPlacement: boolean('is_auto_placement').notNull().default(true),
    direction: text('direction', { enum: popupDirections }).notNull().default('CENTER'),
    isVisible: isVisible(),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    check('popups_period', sql`starts_at is null or ends_at is null or starts_at < ends_at`),
    check('popups_size', sql`pc_width > 0 and pc_height > 0 and mobile_width > 0 and mobile_height > 0`),
    ...policies(),
  ],
)

/** Source: docs/product.md, U1. */
export const popupItems = pgTable(
  'popup_items',
  {
    partnerId: ofPartner(),
    id: numbered(),
    popupId: integer('popup_id').notNull(),
    title: text('title').notNull(),
    weight: integer('weight').notNull().default(0),
    linkTo: text('link_to'),
    pcContent: jsonb('pc_content'),
    mobileContent: jsonb('mobile_content'),
    devices: text('devices').array().notNull().default(['PC', 'MOBILE']),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.popupId],
      foreignColumns: [popups.partnerId, popups.id],
    }).onDelete('cascade'),
    index('popup_items_popup').on(table.partnerId, table.popupId, table.weight),
    check('popup_items_content', sql`pc_content is not null or mobile_content is not null`),
    ...policies(),
  ],
)
