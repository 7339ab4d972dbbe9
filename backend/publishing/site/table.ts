import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#backend/people/accounts/table.ts'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import type { AcceptedWord } from '#schema/publications.ts'

/**
 * What was saved, once each: never changed, so that a revision stays what it was, and there for as long as a draft, a slot
 * or a revision refers to it.
 */
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

/** `moved` is a revision's alone: it has no draft. */
export const contentKinds = ['global', 'page', 'theme', 'moved'] as const

export type ContentKind = (typeof contentKinds)[number]

/** Words of medical-advertising law that its author published all the same. */
export const acceptedWords = () => jsonb('accepted_words').$type<AcceptedWord[]>().notNull().default([])

export const revisions = pgTable(
  'revisions',
  {
    partnerId: ofPartner(),
    revision: integer('revision').notNull(),
    publishedAt: at('published_at').notNull().defaultNow(),
    authorId: uuid('author_id'),
    restoredFrom: integer('restored_from'),
    acceptedWords: acceptedWords(),
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
    index('revision_entries_hash').on(table.partnerId, table.hash),
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
    updatedAt: at('updated_at').notNull().defaultNow(),
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
