import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { customers } from '#backend/people/customers/table.ts'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { reservations } from '#backend/booking/reservations/table.ts'

/** Requests to be called. */
export const consultations = pgTable(
  'consultations',
  {
    partnerId: ofPartner(),
    id: numbered(),
    /** Customer who asked, where they were signed in. */
    customerId: integer('customer_id'),
    status: text('status', { enum: ['NEW', 'CALLING', 'CONTACTED', 'BOOKED', 'CLOSED', 'WITHDRAWN'] })
      .notNull()
      .default('NEW'),
    /** The treatment that it is about, which may be gone, as it was called then. */
    productId: integer('product_id'),
    productName: text('product_name').notNull().default(''),
    /** The visitor's words. */
    message: text('message').notNull(),
    /** Day, and part of it, on which they want to be called; `null`: any day. */
    wishedDay: date('wished_day'),
    wishedPart: text('wished_part', { enum: ['ANY', 'MORNING', 'AFTERNOON'] }).notNull(),
    contactName: text('contact_name').notNull(),
    /** E.164; empty once its customer has left. */
    contactPhone: text('contact_phone').notNull(),
    phoneProvedAt: at('phone_proved_at'),
    isMinor: boolean('is_minor').notNull().default(false),
    guardianConsentAt: at('guardian_consent_at'),
    sensitiveConsentAt: at('sensitive_consent_at'),
    utm: jsonb('utm').notNull().default({}),
    /** The clinic's own. */
    memo: text('memo').notNull().default(''),
    /** The reservation that came of it. */
    reservationId: integer('reservation_id'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Moment at which the clinic first did something about it. */
    answeredAt: at('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      name: 'consultations_customer',
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }),
    foreignKey({
      name: 'consultations_reservation',
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }),
    index('consultations_newest').on(table.partnerId, table.id),
    index('consultations_customer_id').on(table.partnerId, table.customerId),
    index('consultations_new')
      .on(table.partnerId, table.contactPhone)
      .where(sql`status = 'NEW'`),
    ...policies(),
  ],
)
