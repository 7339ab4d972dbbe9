import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { numbered, policies, searchColumns } from './columns.ts'
import { ofPartner } from './partners.ts'

/** Who works at the clinic and may be booked: its doctors. */
export const employees = pgTable(
  'employees',
  {
    partnerId: ofPartner(),
    id: numbered(),
    type: text('type', { enum: ['DOCTOR', 'STAFF'] })
      .notNull()
      .default('DOCTOR'),
    name: text('name').notNull(),
    /** 대표원장 */
    title: text('title').notNull().default(''),
    /** 피부과 전문의 · 색소, 홍조 */
    specialty: text('specialty').notNull().default(''),
    introduction: text('introduction').notNull().default(''),
    careers: text('careers').array().notNull().default([]),
    image: jsonb('image'),
    isVisible: boolean('is_visible').notNull().default(true),
    position: integer('position').notNull().default(0),
    ...searchColumns(sql`name`, sql`title || ' ' || specialty`),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] }), ...policies()],
)
