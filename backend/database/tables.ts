import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/*
 * Every table's key begins with `partner_id`, foreign keys carry it, and row-level security holds it: `app`, the role
 * of every request, sees the rows of the partner its transaction is bound to; the owner, who migrates, seeds and backs
 * up, sees all. What drizzle-kit cannot write (FORCE, grants, functions, deferrable keys) is in the migrations ending
 * in `_by_hand`.
 */
const isBoundPartner = sql`partner_id = nullif(current_setting('app.partner_id', true), '')::integer`
const policies = () => [
  pgPolicy('partner', { to: 'app', using: isBoundPartner, withCheck: isBoundPartner }),
  pgPolicy('operator', { to: 'current_user', using: sql`true`, withCheck: sql`true` }),
]

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()
const ofPartner = () =>
  integer('partner_id')
    .notNull()
    .references(() => partners.partnerId)

export const partners = pgTable(
  'partners',
  {
    partnerId: integer('partner_id').primaryKey(),
    /** The operator's name for the partner: `danjang`. */
    code: text('code').notNull().unique(),
    /** As `partnerProfile` gives it. */
    profile: jsonb('profile').notNull(),
    /** The revision visitors see; 0 until the first publication. Swapping it is what publishing means. */
    publishedRevision: integer('published_revision').notNull().default(0),
  },
  policies,
)

export const partnerHosts = pgTable(
  'partner_hosts',
  { partnerId: ofPartner(), host: text('host').notNull().unique() },
  (table) => [primaryKey({ columns: [table.partnerId, table.host] }), ...policies()],
)

export const keywords = pgTable(
  'keywords',
  { partnerId: ofPartner(), position: integer('position').notNull(), keyword: text('keyword').notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.position] }), ...policies()],
)

export const accounts = pgTable(
  'accounts',
  {
    partnerId: ofPartner(),
    id: uuid('id').notNull().defaultRandom(),
    /** Lower-case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['owner', 'manager', 'editor', 'desk'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique('accounts_email').on(table.partnerId, table.email),
    ...policies(),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the token: a copy of this table signs nobody in. */
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    expiresAt: at('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    index('sessions_expiry').on(table.partnerId, table.expiresAt),
    ...policies(),
  ],
)

/** What was ever saved, once each: never changed, so that a revision stays what it was. */
export const contents = pgTable(
  'contents',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the body. */
    hash: text('hash').notNull(),
    /** JSON as it was saved. Text, since jsonb would reorder its keys. */
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.hash] }), ...policies()],
)

export const contentKinds = ['global', 'page', 'theme'] as const
export type ContentKind = (typeof contentKinds)[number]

export const revisions = pgTable(
  'revisions',
  {
    partnerId: ofPartner(),
    revision: integer('revision').notNull(),
    publishedAt: at('published_at').defaultNow(),
    authorId: uuid('author_id'),
    restoredFrom: integer('restored_from'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.revision] }),
    foreignKey({
      columns: [table.partnerId, table.authorId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }),
    foreignKey({
      name: 'revisions_restored_from',
      columns: [table.partnerId, table.restoredFrom],
      foreignColumns: [table.partnerId, table.revision],
    }),
    ...policies(),
  ],
)

export const revisionEntries = pgTable(
  'revision_entries',
  {
    partnerId: ofPartner(),
    revision: integer('revision').notNull(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    key: text('key').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.revision, table.kind, table.key] }),
    foreignKey({
      name: 'revision_entries_revision',
      columns: [table.partnerId, table.revision],
      foreignColumns: [revisions.partnerId, revisions.revision],
    }),
    foreignKey({
      columns: [table.partnerId, table.hash],
      foreignColumns: [contents.partnerId, contents.hash],
    }),
    ...policies(),
  ],
)

export const drafts = pgTable(
  'drafts',
  {
    partnerId: ofPartner(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    key: text('key').notNull(),
    hash: text('hash').notNull(),
    /** A page's pattern with its parameters' names left out (`/products/:`): unique, checked at commit. */
    shape: text('shape'),
    updatedAt: at('updated_at').defaultNow(),
    updatedBy: uuid('updated_by'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.kind, table.key] }),
    foreignKey({
      columns: [table.partnerId, table.hash],
      foreignColumns: [contents.partnerId, contents.hash],
    }),
    foreignKey({
      columns: [table.partnerId, table.updatedBy],
      foreignColumns: [accounts.partnerId, accounts.id],
    }),
    ...policies(),
  ],
)

/** The envelope each type last had in a slot, so that choosing the type again loses nothing. */
export const slotData = pgTable(
  'slot_data',
  {
    partnerId: ofPartner(),
    slot: text('slot').notNull(),
    component: text('component').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.slot, table.component] }),
    foreignKey({
      columns: [table.partnerId, table.hash],
      foreignColumns: [contents.partnerId, contents.hash],
    }),
    ...policies(),
  ],
)

export const files = pgTable(
  'files',
  {
    partnerId: ofPartner(),
    /** `/_files/<partnerId>/<hash>.webp` */
    path: text('path').notNull(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    mime: text('mime').notNull(),
    createdAt: at('created_at').defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.path] }), ...policies()],
)
