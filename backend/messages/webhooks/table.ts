import { deliveryFailures, webhookMessageTypes } from '#schema/webhooks.ts'
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
  uuid,
} from 'drizzle-orm/pg-core'
import { at, idsOfRequest, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { reservations } from '#backend/booking/reservations/table.ts'

/** Addresses of a clinic's own systems that are told of its reservations. */
export const webhooks = pgTable(
  'webhooks',
  {
    partnerId: ofPartner(),
    id: numbered(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: text('events').array().notNull(),
    includesContact: boolean('includes_contact').notNull(),
    isActive: boolean('is_active').notNull(),
    /**
     * Sealed (`SecretBox`): `whsec_` and 256 random bits in base64, which sign what is sent. `null` where the webhook came here
     * from a deployment with another key: nothing is sent until it gets a new one.
     */
    secret: text('secret'),
    /** Sealed too; signs too until `previousSecretUntil`. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: at('previous_secret_until'),
    /** When a delivery was given up; `null` again once one arrives. */
    failingSince: at('failing_since'),
    /** Tries in a row that failed. */
    failures: integer('failures').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] }), ...policies()],
)

/**
 * What webhooks are to be told, written in the transaction of what it tells of. The contact of a reservation is no part
 * of it: it is read when it is sent, so that it is kept in one place.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    partnerId: ofPartner(),
    id: numbered(),
    webhookId: integer('webhook_id').notNull(),
    /** The same on every try, by which a receiver knows what it has already. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    type: text('type', { enum: webhookMessageTypes }).notNull(),
    /** `null` of a test. */
    reservationId: integer('reservation_id'),
    /** The reservation as it was then (`ToldReservation`). */
    reservation: jsonb('reservation').notNull(),
    dueAt: at('due_at').notNull().defaultNow(),
    /** A sender has it until then. */
    leasedUntil: at('leased_until'),
    attempts: smallint('attempts').notNull().default(0),
    triedAt: at('tried_at'),
    sentAt: at('sent_at'),
    /** Given up. */
    droppedAt: at('dropped_at'),
    answerStatus: integer('answer_status'),
    lastError: text('last_error', { enum: deliveryFailures }),
    ...idsOfRequest(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      name: 'webhook_deliveries_webhook',
      columns: [table.partnerId, table.webhookId],
      foreignColumns: [webhooks.partnerId, webhooks.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'webhook_deliveries_reservation',
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_due')
      .on(table.dueAt)
      .where(sql`sent_at is null and dropped_at is null`),
    index('webhook_deliveries_webhook').on(table.partnerId, table.webhookId, table.id),
    index('webhook_deliveries_reservation').on(table.partnerId, table.reservationId),
    check('webhook_deliveries_attempts', sql`attempts >= 0`),
    ...policies(),
  ],
)
