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
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, idsOfRequest, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import { waitings } from '#backend/booking/waitings/table.ts'

export const notificationKinds = [
  'PHONE_CODE',
  'RECEIVED',
  'CONFIRMED',
  'MOVED',
  'MOVE_REQUESTED',
  'MOVE_REJECTED',
  'REJECTED',
  'CANCELLED',
  'REMINDER',
  'WAITING_JOINED',
  'WAITING_OFFER',
  'WAITING_LAPSED',
  'WAITING_WITHDRAWN',
  'CONSULTATION',
  'INVITATION',
  'PASSWORD_RESET',
  'NEW_DEVICE',
  'PASSWORD_CHANGED',
  'TWO_FACTOR_OFF',
  'CONTACTS_SEEN',
] as const

/**
 * Messages to send, written in the transaction of what they tell of, so that there is one exactly where that happened.
 * A sender leases some, sends them and writes down that it did.
 */
export const notifications = pgTable(
  'notifications',
  {
    partnerId: ofPartner(),
    id: numbered(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    audience: text('audience', { enum: ['visitor', 'clinic', 'account'] }).notNull(),
    /** A phone as E.164, or an e-mail address. */
    recipient: text('recipient').notNull(),
    reservationId: integer('reservation_id'),
    /** The place in line that its link opens; `null` once that is forgotten. */
    waitingId: integer('waiting_id'),
    /** Words of its own in place of the template's: of a test. */
    words: text('words'),
    /** Values of the template's `#{…}`; secret ones are taken away once it is sent. */
    values: jsonb('values').notNull().default({}),
    /** As it was sent, without its link and without a code. */
    text: text('text'),
    isAdvertisement: boolean('is_advertisement').notNull().default(false),
    /** One message is written for one name only. */
    name: text('name'),
    dueAt: at('due_at').notNull().defaultNow(),
    /** A sender has it until then. */
    leasedUntil: at('leased_until'),
    attempts: smallint('attempts').notNull().default(0),
    sentAt: at('sent_at'),
    /** Transport that took it. */
    sentBy: text('sent_by'),
    /** Given up, or no longer wanted. */
    droppedAt: at('dropped_at'),
    lastError: text('last_error'),
    ...idsOfRequest(),
    /** Its person is forgotten: the sender removes the row once it is sent or dropped. */
    isForgotten: boolean('is_forgotten').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      name: 'notifications_reservation',
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }),
    foreignKey({
      name: 'notifications_waiting',
      columns: [table.partnerId, table.waitingId],
      foreignColumns: [waitings.partnerId, waitings.id],
    }),
    uniqueIndex('notifications_name')
      .on(table.partnerId, table.name)
      .where(sql`name is not null`),
    index('notifications_due')
      .on(table.dueAt)
      .where(sql`sent_at is null and dropped_at is null`),
    index('notifications_forgotten')
      .on(table.partnerId, table.id)
      .where(sql`is_forgotten`),
    index('notifications_reservation_id').on(table.partnerId, table.reservationId),
    index('notifications_waiting_id').on(table.partnerId, table.waitingId),
    check('notifications_attempts', sql`attempts >= 0`),
    ...policies(),
  ],
)

/** Messages that a partner sent to phones in a month. They are forgotten with their people, so their number is kept here. */
export const messageCounts = pgTable(
  'message_counts',
  {
    partnerId: ofPartner(),
    /** Its first day in Seoul. */
    month: date('month').notNull(),
    sent: integer('sent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.month] }),
    check('message_counts_sent', sql`sent >= 0`),
    ...policies(),
  ],
)

/** A partner's settings for a kind of message. Without a row it is sent in the product's words. */
export const notificationTemplates = pgTable(
  'notification_templates',
  {
    partnerId: ofPartner(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    audience: text('audience', { enum: ['visitor', 'clinic', 'account'] }).notNull(),
    /** `false`: it is not sent. */
    isSent: boolean('is_sent').notNull().default(true),
    /** `null`: the product's. */
    words: text('words'),
    /** Code under which these words are registered for Alimtalk. */
    templateCode: text('template_code').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.kind, table.audience] }), ...policies()],
)
