import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, isVisible, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/*
 * Banners are shown between `startsAt` and `endsAt`, where an open end has none; a smaller `weight` comes first.
 */

export const banners = pgTable(
  'banners',
  {
    partnerId: ofPartner(),
    id: numbered(),
    /** Place on the site, in the partner's own names: HOME_TOP. */
    location: text('location').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    pcImage: jsonb('pc_image').notNull(),
    mobileImage: jsonb('mobile_image'),
    linkTo: text('link_to'),
    weight: integer('weight').notNull().default(0),
    isVisible: isVisible(),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('banners_location').on(table.partnerId, table.location, table.weight),
    check('banners_period', sql`starts_at is null or ends_at is null or starts_at < ends_at`),
    ...policies(),
  ],
)
