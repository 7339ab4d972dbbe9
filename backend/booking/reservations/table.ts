import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { customers } from '#backend/people/customers/table.ts'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/** Numbers of rooms and devices. One that is gone by now bounds nothing. */
const facilityIds = () =>
  integer('facility_ids')
    .array()
    .notNull()
    .default(sql`'{}'`)

/** A booking: what was asked for, in the words and at the prices of the moment it was made. */
export const reservations = pgTable(
  'reservations',
  {
    partnerId: ofPartner(),
    id: numbered(),
    /** Code by which a guest finds it, together with the phone number. */
    code: text('code').notNull(),
    /** Customer who made it, where they were signed in. */
    customerId: integer('customer_id'),
    type: text('type', { enum: ['TREATMENT', 'VISIT'] }).notNull(),
    status: text('status', {
      enum: ['REQUESTED', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'NO_SHOW', 'DONE'],
    }).notNull(),
    /** `null` until the clinic names one, where any doctor will do and requests may overlap. */
    employeeId: integer('employee_id'),
    employeeName: text('employee_name'),
    /** Whether the customer asked for just this doctor. */
    isEmployeeChosen: boolean('is_employee_chosen').notNull().default(false),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Minutes of the doctor's before the visit and after it, as its options had them when it was made. */
    minutesBefore: smallint('minutes_before').notNull().default(0),
    minutesAfter: smallint('minutes_after').notNull().default(0),
    /** Rooms and devices that it needs, in the order of their numbers. */
    facilityIds: facilityIds(),
    contactName: text('contact_name').notNull(),
    /** E.164; empty once its customer has left. */
    contactPhone: text('contact_phone').notNull(),
    /** Moment at which the phone was proved by a code; `null` where it is certified, or was taken on trust. */
    phoneProvedAt: at('phone_proved_at'),
    /** Younger than 19 on the day it was made, as certified or as they said. Civil Act, article 4. */
    isMinor: boolean('is_minor').notNull().default(false),
    /** Moment at which a minor said that a guardian consents. */
    guardianConsentAt: at('guardian_consent_at'),
    /** The customer's words to the clinic. */
    request: text('request').notNull().default(''),
    /** The clinic's own; no customer sees it. */
    memo: text('memo').notNull().default(''),
    /** Reason for which it was rejected or cancelled. */
    reason: text('reason').notNull().default(''),
    languageCode: text('language_code').notNull().default('ko'),
    totalPrice: integer('total_price').notNull().default(0),
    isIncludeVat: boolean('is_include_vat').notNull(),
    /** First and last touch: `{ first: { utm_source, … }, last: { … } }`. */
    utm: jsonb('utm').notNull().default({}),
    /**
     * Moment at which the customer agreed that the clinic keeps what treatment they want: sensitive data. PIPA article
     * 23.
     */
    sensitiveConsentAt: at('sensitive_consent_at'),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of who asked and what for, so that a key means one request only. */
    requestHash: text('request_hash'),
    /** Counts changes for calendars (RFC 5545, SEQUENCE). */
    sequence: smallint('sequence').notNull().default(0),
    confirmedAt: at('confirmed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
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
    unique('reservations_code').on(table.partnerId, table.code),
    uniqueIndex('reservations_idempotency_key')
      .on(table.partnerId, table.idempotencyKey)
      .where(sql`idempotency_key is not null`),
    index('reservations_day').on(table.partnerId, table.startsAt),
    index('reservations_customer').on(table.partnerId, table.customerId, table.startsAt),
    index('reservations_phone').on(table.partnerId, table.contactPhone),
    check('reservations_order', sql`starts_at < ends_at`),
    ...policies(),
  ],
)

/** Items of a reservation, as they were called and cost then. `option_id` may be of an option that is gone. */
export const reservationItems = pgTable(
  'reservation_items',
  {
    partnerId: ofPartner(),
    reservationId: integer('reservation_id').notNull(),
    position: smallint('position').notNull(),
    optionId: integer('option_id').notNull(),
    productId: integer('product_id').notNull(),
    productName: text('product_name').notNull(),
    optionName: text('option_name').notNull(),
    /** Quantity. */
    quantity: smallint('quantity').notNull().default(1),
    /** Won, each: what is to be paid, and what it costs without sale or event. */
    price: integer('price').notNull(),
    regularPrice: integer('regular_price').notNull(),
    eventId: integer('event_id'),
    /** Of one. */
    durationMinutes: integer('duration_minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.reservationId, table.position] }),
    foreignKey({
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }).onDelete('cascade'),
    index('reservation_items_event')
      .on(table.partnerId, table.eventId, table.optionId)
      .where(sql`event_id is not null`),
    check('reservation_items_quantity', sql`quantity > 0`),
    ...policies(),
  ],
)

/** History of a reservation, with who did what. Only ever added to. */
export const reservationHistory = pgTable(
  'reservation_history',
  {
    partnerId: ofPartner(),
    id: numbered(),
    reservationId: integer('reservation_id').notNull(),
    action: text('action', {
      enum: [
        'CREATED',
        'CHANGED',
        'MOVE_REQUESTED',
        'MOVE_REJECTED',
        'MOVE_WITHDRAWN',
        'CONFIRMED',
        'REJECTED',
        'CANCELLED',
        'RESTORED',
        'NO_SHOW',
        'DONE',
        'MEMO',
        'REVEALED',
      ],
    }).notNull(),
    actor: text('actor', { enum: ['customer', 'clinic'] }).notNull(),
    accountId: uuid('account_id'),
    /** Name of the API key by which it was done, as the log has it. */
    keyName: text('key_name'),
    /** Values before and after, of what changed: `{ startsAt: ['…', '…'] }`. */
    details: jsonb('details').notNull().default({}),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }).onDelete('cascade'),
    index('reservation_history_reservation').on(table.partnerId, table.reservationId, table.id),
    ...policies(),
  ],
)

/**
 * A customer's request to move a confirmed reservation, until the clinic decides. Meanwhile the reservation keeps its own
 * time, and the request holds the part of the new time that the old one does not cover.
 */
export const reservationMoves = pgTable(
  'reservation_moves',
  {
    partnerId: ofPartner(),
    reservationId: integer('reservation_id').notNull(),
    employeeId: integer('employee_id'),
    employeeName: text('employee_name'),
    isEmployeeChosen: boolean('is_employee_chosen').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    minutesBefore: smallint('minutes_before').notNull().default(0),
    minutesAfter: smallint('minutes_after').notNull().default(0),
    facilityIds: facilityIds(),
    /** New items, where these change too; `reservation_items` of the day it was asked for. */
    items: jsonb('items'),
    totalPrice: integer('total_price'),
    isIncludeVat: boolean('is_include_vat'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.reservationId] }),
    foreignKey({
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }),
    check('reservation_moves_order', sql`starts_at < ends_at`),
    ...policies(),
  ],
)

/**
 * An employee's time that is taken: by a reservation, or for some minutes by whoever is choosing it. The migration's
 * EXCLUDE constraint makes two claims of one employee that overlap impossible, whatever the code does.
 * Source: docs/product.md, X5.
 */
export const slotClaims = pgTable(
  'slot_claims',
  {
    partnerId: ofPartner(),
    id: numbered(),
    employeeId: integer('employee_id').notNull(),
    /** From a moment until before another. */
    during: tstzrange('during').notNull(),
    /**
     * When it begins, for the index: under row-level security no range operator may use one, since `&&` is not
     * leakproof. No claim is longer than a day and the time before and after a visit (`longestClaimMinutes`).
     */
    startsAt: at('starts_at').generatedAlwaysAs(sql`lower(during)`),
    /**
     * Rooms and devices that are taken with it. The migration's trigger `keep_facilities` lets no claim in that needs
     * one which is in use as often as there are of it.
     */
    facilityIds: facilityIds(),
    reservationId: integer('reservation_id'),
    /** The reservation whose request to move holds this time. */
    moveOf: integer('move_of'),
    /** SHA-256 of the token of whoever holds it. */
    holdHash: text('hold_hash'),
    /** SHA-256 of who holds it, which bounds how many they hold; `null` where nothing bounds that. */
    holder: text('holder'),
    /** True while it is held without a proved phone. */
    isUnproved: boolean('is_unproved').notNull().default(false),
    madeAt: at('made_at').notNull().defaultNow(),
    /** A hold is over from then on; it is removed before the next claim is made. */
    expiresAt: at('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }),
    foreignKey({
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'slot_claims_move',
      columns: [table.partnerId, table.moveOf],
      foreignColumns: [reservationMoves.partnerId, reservationMoves.reservationId],
    }).onDelete('cascade'),
    unique('slot_claims_reservation').on(table.partnerId, table.reservationId),
    index('slot_claims_move_of').on(table.partnerId, table.moveOf),
    unique('slot_claims_hold').on(table.partnerId, table.holdHash),
    index('slot_claims_holder')
      .on(table.partnerId, table.holder)
      .where(sql`holder is not null`),
    index('slot_claims_start').on(table.partnerId, table.startsAt),
    index('slot_claims_expiry')
      .on(table.partnerId, table.expiresAt)
      .where(sql`expires_at is not null`),
    check('slot_claims_length', sql`upper(during) - lower(during) <= interval '28 hours'`),
    check(
      'slot_claims_owner',
      sql`num_nonnulls(reservation_id, move_of, hold_hash) = 1 and (hold_hash is null) = (expires_at is null) and (holder is null or hold_hash is not null)`,
    ),
    ...policies(),
  ],
)
