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
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '#backend/people/accounts/table.ts'
import { boardTypes } from '#backend/content/boards/table.ts'
import { customers } from '#backend/people/customers/table.ts'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** Posts of customers on a board. Never searched: some are private. */
export const customerPosts = pgTable(
  'customer_posts',
  {
    partnerId: ofPartner(),
    id: numbered(),
    boardTypeId: integer('board_type_id').notNull(),
    /** Customer who was signed in when it was written; `null` for a guest whom nobody knows. */
    customerId: integer('customer_id'),
    /** Empty where the author has closed their account. */
    author: text('author').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Gated pictures (`schema/files.ts`). */
    images: jsonb('images').notNull().default([]),
    isPrivate: boolean('is_private').notNull().default(false),
    /** The post's own password, hashed as an account's is. */
    passwordHash: text('password_hash').notNull(),
    /** The clinic's answer. */
    reply: text('reply'),
    repliedAt: at('replied_at'),
    repliedBy: uuid('replied_by'),
    /** Taken from view by the clinic. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Agreement to the use of what the post may tell of somebody's health. */
    sensitiveConsentAt: at('sensitive_consent_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** Taken back by its author; then its words and pictures are gone, and the row remains for the count of things. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.boardTypeId],
      foreignColumns: [boardTypes.partnerId, boardTypes.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }),
    foreignKey({
      columns: [table.partnerId, table.repliedBy],
      foreignColumns: [accounts.partnerId, accounts.id],
    }),
    index('customer_posts_order').on(table.partnerId, table.boardTypeId, table.createdAt, table.id),
    index('customer_posts_customer').on(table.partnerId, table.customerId),
    check('customer_posts_reply', sql`(reply is null) = (replied_at is null)`),
    ...policies(),
  ],
)
