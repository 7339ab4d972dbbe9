import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { consultations } from '#backend/booking/consultations/table.ts'
import { customerPosts } from '#backend/content/customer-posts/table.ts'
import { customers } from '#backend/people/customers/table.ts'
import { at, numbered, policies, position } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { reservations } from '#backend/booking/reservations/table.ts'

/** Terms that people are asked to agree to, or merely to read. `terms_histories` has the words of each version. */
export const terms = pgTable(
  'terms',
  {
    partnerId: ofPartner(),
    id: numbered(),
    /** The name in addresses: `terms-of-service`, `privacy-policy`. */
    code: text('code').notNull(),
    title: text('title').notNull(),
    target: text('target', { enum: ['CUSTOMER'] })
      .notNull()
      .default('CUSTOMER'),
    /** Purpose that agreeing allows. Sensitive data (health) and each kind of marketing are agreed to by themselves. */
    purpose: text('purpose', {
      enum: [
        'SERVICE',
        'PRIVACY',
        'SENSITIVE',
        'THIRD_PARTY',
        'MARKETING_SMS',
        'MARKETING_EMAIL',
        'MARKETING_NIGHT',
        'NOTICE',
      ],
    }).notNull(),
    /** Occasions on which it is asked: some of `SIGN_UP` and `RESERVATION`. None: it is there to be read. */
    occasions: text('occasions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** True where the action that asks for it needs it. */
    isRequired: boolean('is_required').notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique('terms_code').on(table.partnerId, table.code),
    check('terms_occasions', sql`occasions <@ array['SIGN_UP', 'RESERVATION']`),
    check('terms_marketing_is_optional', sql`not (is_required and purpose like 'MARKETING%')`),
    ...policies(),
  ],
)

/**
 * The words of terms, version by version. In force is the last version whose time has come; from then on the database lets
 * no request change or remove it.
 */
export const termsHistories = pgTable(
  'terms_histories',
  {
    partnerId: ofPartner(),
    termId: integer('term_id').notNull(),
    version: integer('version').notNull(),
    /** `richText` of schema/rich-text.ts. */
    body: jsonb('body').notNull(),
    /** The three things that a consent to the use of personal data has to name, and what refusing means. */
    collectionPurpose: text('collection_purpose').notNull().default(''),
    collectedItems: text('collected_items').notNull().default(''),
    retention: text('retention').notNull().default(''),
    refusal: text('refusal').notNull().default(''),
    effectiveAt: at('effective_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.termId, table.version] }),
    foreignKey({
      columns: [table.partnerId, table.termId],
      foreignColumns: [terms.partnerId, terms.id],
    }),
    check('terms_histories_version', sql`version > 0`),
    ...policies(),
    pgPolicy('change_ahead', {
      as: 'restrictive',
      for: 'update',
      to: 'app',
      using: sql`effective_at > now()`,
      withCheck: sql`effective_at >= now()`,
    }),
    pgPolicy('remove_ahead', {
      as: 'restrictive',
      for: 'delete',
      to: 'app',
      using: sql`effective_at > now()`,
    }),
  ],
)

/** Consents given or taken back, with when and where; append-only. The last one of a person and term holds. */
export const consents = pgTable(
  'consents',
  {
    partnerId: ofPartner(),
    id: numbered(),
    /** Customer who said so; `null` for a guest who is known by a reservation, a request or a post alone. */
    customerId: integer('customer_id'),
    /** The reservation that it was given with. */
    reservationId: integer('reservation_id'),
    /** The request to be called that it was given with. */
    consultationId: integer('consultation_id'),
    /** The post of such a guest. */
    postId: integer('post_id'),
    termId: integer('term_id').notNull(),
    version: integer('version').notNull(),
    isAgreed: boolean('is_agreed').notNull(),
    channel: text('channel', { enum: ['SITE', 'WIDGET', 'CONSOLE'] }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }),
    foreignKey({
      name: 'consents_version',
      columns: [table.partnerId, table.termId, table.version],
      foreignColumns: [termsHistories.partnerId, termsHistories.termId, termsHistories.version],
    }),
    foreignKey({
      name: 'consents_reservation',
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }),
    foreignKey({
      name: 'consents_consultation',
      columns: [table.partnerId, table.consultationId],
      foreignColumns: [consultations.partnerId, consultations.id],
    }),
    // A board that is removed takes its guests' posts along.
    foreignKey({
      name: 'consents_post',
      columns: [table.partnerId, table.postId],
      foreignColumns: [customerPosts.partnerId, customerPosts.id],
    }).onDelete('cascade'),
    check('consents_giver', sql`num_nonnulls(customer_id, reservation_id, consultation_id, post_id) > 0`),
    index('consents_consultation_id').on(table.partnerId, table.consultationId),
    index('consents_post_id').on(table.partnerId, table.postId),
    index('consents_reservation_id').on(table.partnerId, table.reservationId),
    index('consents_customer').on(table.partnerId, table.customerId, table.termId, table.id),
    ...policies(),
  ],
)
