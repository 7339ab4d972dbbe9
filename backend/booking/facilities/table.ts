import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { numbered, policies, position, searchColumns } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { productOptions } from '#backend/catalogue/products/table.ts'

/** Rooms and devices of a clinic: what a treatment needs beside its doctor, and of which there are only so many. */
export const facilities = pgTable(
  'facilities',
  {
    partnerId: ofPartner(),
    id: numbered(),
    kind: text('kind', { enum: ['ROOM', 'DEVICE'] }).notNull(),
    name: text('name').notNull(),
    /** How many visits may use it at once. */
    capacity: smallint('capacity').notNull().default(1),
    /** False while it can't be used: what needs it can't be booked. */
    isActive: boolean('is_active').notNull().default(true),
    position: position(),
    ...searchColumns(sql`name`, sql`''`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    check('facilities_capacity', sql`capacity between 1 and 100`),
    ...policies(),
  ],
)

/** Rooms and devices that an option needs, one of each. One that options need can't be removed. */
export const optionFacilities = pgTable(
  'option_facilities',
  {
    partnerId: ofPartner(),
    optionId: integer('option_id').notNull(),
    facilityId: integer('facility_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.optionId, table.facilityId] }),
    foreignKey({
      name: 'option_facilities_option',
      columns: [table.partnerId, table.optionId],
      foreignColumns: [productOptions.partnerId, productOptions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'option_facilities_facility',
      columns: [table.partnerId, table.facilityId],
      foreignColumns: [facilities.partnerId, facilities.id],
    }),
    index('option_facilities_facility_id').on(table.partnerId, table.facilityId),
    ...policies(),
  ],
)
