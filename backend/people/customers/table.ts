import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, numbered, policies, searchColumns } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** A visitor whom the clinic knows, by phone: a member, who has signed up, or a guest. */
export const customers = pgTable(
  'customers',
  {
    partnerId: ofPartner(),
    id: numbered(),
    kind: text('kind', { enum: ['member', 'guest'] }).notNull(),
    /** Digits with the country's code, as E.164: `+821012345678`. `null` for a guest who has told none yet. */
    phone: text('phone'),
    name: text('name'),
    email: text('email'),
    passwordHash: text('password_hash'),
    /** The three below are what the identity provider certified, never what a browser said. */
    birthDate: date('birth_date'),
    gender: text('gender', { enum: ['male', 'female'] }),
    certifiedAt: at('certified_at'),
    /** The `guestId` that the guest's browser made. */
    guestId: text('guest_id'),
    languageCode: text('language_code').notNull().default('ko'),
    /** The person has left: the row stays, without personal data, because others refer to it. */
    isClosed: boolean('is_closed').notNull().default(false),
    /** The clinic's own words about the person; no customer sees them, but in their own data. */
    memo: text('memo').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Moment at which a session last began or was prolonged; for a guest also when a row was last found that refers to them. */
    seenAt: at('seen_at').notNull().defaultNow(),
    ...searchColumns(sql`coalesce(name, '')`, sql`''`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex('customers_member_phone')
      .on(table.partnerId, table.phone)
      .where(sql`kind = 'member' and not is_closed`),
    uniqueIndex('customers_guest_id').on(table.partnerId, table.guestId),
    index('customers_phone').on(table.partnerId, table.phone),
    index('customers_idle_guests')
      .on(table.partnerId, table.seenAt)
      .where(sql`kind = 'guest'`),
    check('customers_member_has_phone', sql`kind = 'guest' or is_closed or phone is not null`),
    ...policies(),
  ],
)

/** Sessions of visitors: a table of their own, so that a console's token can never be one of theirs. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    customerId: integer('customer_id').notNull(),
    /** Public name of the session, by which its owner ends it: neither the token nor its hash leaves the API. */
    id: uuid('id').notNull().defaultRandom(),
    /** Browser and system as the sign-in told them: `Chrome, Windows`; empty where they are not known. */
    browser: text('browser').notNull().default(''),
    /** The member wants to stay signed in: the session outlives the browser's window, and lasts longer. */
    staysSignedIn: boolean('stays_signed_in').notNull().default(false),
    /** The session that handed this one over, to the booking widget: when it ends, so does this. */
    parentHash: text('parent_hash'),
    startedAt: at('started_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    foreignKey({
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }).onDelete('cascade'),
    // Checked at commit, so that a back-up may be read in any order.
    foreignKey({
      name: 'customer_sessions_parent',
      columns: [table.partnerId, table.parentHash],
      foreignColumns: [table.partnerId, table.tokenHash],
    }).onDelete('cascade'),
    index('customer_sessions_expiry').on(table.partnerId, table.expiresAt),
    index('customer_sessions_customer').on(table.partnerId, table.customerId),
    index('customer_sessions_parent_hash').on(table.partnerId, table.parentHash),
    ...policies(),
  ],
)

/** One-time tokens with which a session is handed to the booking widget. Removed when they are used. */
export const handOvers = pgTable(
  'hand_overs',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    sessionHash: text('session_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    foreignKey({
      name: 'hand_overs_session',
      columns: [table.partnerId, table.sessionHash],
      foreignColumns: [customerSessions.partnerId, customerSessions.tokenHash],
    }).onDelete('cascade'),
    index('hand_overs_session_hash').on(table.partnerId, table.sessionHash),
    ...policies(),
  ],
)
