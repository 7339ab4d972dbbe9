import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  at,
  inOtherLanguages,
  isVisible,
  numbered,
  policies,
  position,
  searchColumns,
  translations,
} from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** A board: of articles that the clinic writes, or of posts by its customers. */
export const boardTypes = pgTable(
  'board_types',
  {
    partnerId: ofPartner(),
    id: numbered(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    writer: text('writer', { enum: ['CLINIC', 'CUSTOMER'] })
      .notNull()
      .default('CLINIC'),
    layout: text('layout', { enum: ['LIST', 'CARD', 'GALLERY'] })
      .notNull()
      .default('LIST'),
    isVisible: isVisible(),
    position: position(),
    translations: translations(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] }), ...policies()],
)

/** An article of the clinic's on one of its boards. */
export const boards = pgTable(
  'boards',
  {
    partnerId: ofPartner(),
    id: numbered(),
    boardTypeId: integer('board_type_id').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    image: jsonb('image'),
    body: jsonb('body').notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    isVisible: isVisible(),
    publishedAt: at('published_at').notNull().defaultNow(),
    translations: translations(),
    ...searchColumns(sql`title`, sql`summary || ' ' || rich_text_words(body) || ${inOtherLanguages}`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.boardTypeId],
      foreignColumns: [boardTypes.partnerId, boardTypes.id],
    }).onDelete('cascade'),
    index('boards_order').on(table.partnerId, table.boardTypeId, table.publishedAt, table.id),
    ...policies(),
  ],
)
