import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { isVisible, numbered, policies, position, searchColumns } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { productOptions } from '#backend/catalogue/products/table.ts'

/** People who work at the clinic and may be booked: its doctors. */
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
    isVisible: isVisible(),
    position: position(),
    ...searchColumns(sql`name`, sql`title || ' ' || specialty`),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] }), ...policies()],
)

/** Options that each doctor does. An option that nobody is named for is done by all of them. */
export const employeeOptions = pgTable(
  'employee_options',
  {
    partnerId: ofPartner(),
    employeeId: integer('employee_id').notNull(),
    optionId: integer('option_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.employeeId, table.optionId] }),
    foreignKey({
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'employee_options_option',
      columns: [table.partnerId, table.optionId],
      foreignColumns: [productOptions.partnerId, productOptions.id],
    }).onDelete('cascade'),
    index('employee_options_option_id').on(table.partnerId, table.optionId),
    ...policies(),
  ],
)
