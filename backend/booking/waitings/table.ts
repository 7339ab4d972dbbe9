import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { customers } from '#backend/people/customers/table.ts'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { reservations } from '#backend/booking/reservations/table.ts'

/**
 * People who wait for a time on a full day, in the order in which they joined or last let an offer lapse. One that is withdrawn is removed, and so are
 * all of a day that is over.
 */
export const waitings = pgTable(
  'waitings',
  {
    partnerId: ofPartner(),
    id: numbered(),
    /** Customer who joined, where they were signed in. */
    customerId: integer('customer_id'),
    status: text('status', { enum: ['WAITING', 'OFFERED', 'BOOKED'] })
      .notNull()
      .default('WAITING'),
    /** A day in Seoul, or the part of it before or after noon. */
    day: date('day').notNull(),
    part: text('part', { enum: ['ANY', 'MORNING', 'AFTERNOON'] }).notNull(),
    /** `null`: any doctor. */
    employeeId: integer('employee_id'),
    /** Options to book: `[{ productOptionId, quantity }]`; empty for a visit. */
    items: jsonb('items').notNull(),
    contactName: text('contact_name').notNull(),
    /** E.164. */
    contactPhone: text('contact_phone').notNull(),
    phoneProvedAt: at('phone_proved_at'),
    isMinor: boolean('is_minor').notNull().default(false),
    guardianConsentAt: at('guardian_consent_at'),
    sensitiveConsentAt: at('sensitive_consent_at'),
    /** Agreements as they were sent; they become consents with the reservation. */
    agreements: jsonb('agreements').notNull().default([]),
    channel: text('channel', { enum: ['SITE', 'WIDGET'] }).notNull(),
    utm: jsonb('utm').notNull().default({}),
    /** Time that is offered, and whose; the slot claim with this hash keeps it from others. */
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    offeredEmployeeId: integer('offered_employee_id'),
    offeredUntil: at('offered_until'),
    holdHash: text('hold_hash'),
    /** Place in line: since when they wait without having let an offer lapse. */
    queuedAt: at('queued_at').notNull().defaultNow(),
    /** Times that were free when an offer lapsed, in minutes of the day: they are not offered again. */
    skipped: integer('skipped').array().notNull().default([]),
    /** The reservation that ended the wait. */
    reservationId: integer('reservation_id'),
    /** From then on a node looks at the day: for free times, an offer that is over, or to forget a day that is. */
    dueAt: at('due_at').notNull().defaultNow(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }),
    foreignKey({
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }),
    foreignKey({
      name: 'waitings_offered_employee',
      columns: [table.partnerId, table.offeredEmployeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }),
    foreignKey({
      name: 'waitings_reservation',
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }),
    index('waitings_day').on(table.partnerId, table.day, table.queuedAt, table.id),
    index('waitings_customer').on(table.partnerId, table.customerId),
    index('waitings_due').on(table.dueAt),
    uniqueIndex('waitings_once')
      .on(table.partnerId, table.contactPhone, table.day)
      .where(sql`status in ('WAITING', 'OFFERED')`),
    check(
      'waitings_offer',
      sql`status <> 'OFFERED' or num_nulls(starts_at, ends_at, offered_employee_id, offered_until, hold_hash) = 0`,
    ),
    ...policies(),
  ],
)
