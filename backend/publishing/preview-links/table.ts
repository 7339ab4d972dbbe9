import { boolean, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#backend/people/accounts/table.ts'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** Links by which somebody without an account sees the drafts. */
export const previewLinks = pgTable(
  'preview_links',
  {
    partnerId: ofPartner(),
    /** SHA-256 of the token: a copy of this table opens nothing. */
    tokenHash: text('token_hash').notNull(),
    /** Account that made it, with which it ends. */
    accountId: uuid('account_id').notNull(),
    /** Now, where it is withdrawn. */
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenHash] }),
    foreignKey({
      columns: [table.partnerId, table.accountId],
      foreignColumns: [accounts.partnerId, accounts.id],
    }).onDelete('cascade'),
    ...policies(),
  ],
)

/** What those who have a link say of the drafts. */
export const previewAnswers = pgTable(
  'preview_answers',
  {
    partnerId: ofPartner(),
    id: numbered(),
    isApproved: boolean('is_approved').notNull(),
    note: text('note').notNull(),
    /** SHA-256 of the hashes of all drafts: what the answer is about. */
    drafts: text('drafts').notNull(),
    answeredAt: at('answered_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('preview_answers_newest').on(table.partnerId, table.answeredAt),
    ...policies(),
  ],
)
