import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#backend/people/accounts/table.ts'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { acceptedWords, contentKinds, contents, revisions } from '#backend/publishing/site/table.ts'

/** Publications that wait for their time, or failed at it. One that is made or withdrawn has no row any more. */
export const scheduledPublications = pgTable(
  'scheduled_publications',
  {
    partnerId: ofPartner(),
    id: numbered(),
    dueAt: at('due_at').notNull(),
    /** When what stood before is published again. */
    endsAt: at('ends_at'),
    authorId: uuid('author_id'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Revision that this one ends: its entries are what was published before that. */
    ends: integer('ends'),
    acceptedWords: acceptedWords(),
    /** Why it could not be published at its time. */
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.authorId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }),
    foreignKey({
      name: 'scheduled_publications_ends',
      columns: [table.partnerId, table.ends],
      foreignColumns: [revisions.partnerId, revisions.revision],
    }),
    index('scheduled_publications_due')
      .on(table.dueAt)
      .where(sql`problem is null`),
    ...policies(),
  ],
)

/** Contents that a scheduled publication lays over what is published then; without a hash, what it takes away. */
export const scheduledEntries = pgTable(
  'scheduled_entries',
  {
    partnerId: ofPartner(),
    publicationId: integer('publication_id').notNull(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    key: text('key').notNull(),
    hash: text('hash'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.publicationId, table.kind, table.key] }),
    foreignKey({
      name: 'scheduled_entries_publication',
      columns: [table.partnerId, table.publicationId],
      foreignColumns: [scheduledPublications.partnerId, scheduledPublications.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.partnerId, table.hash],
      foreignColumns: [contents.partnerId, contents.hash],
    }),
    index('scheduled_entries_hash').on(table.partnerId, table.hash),
    ...policies(),
  ],
)
