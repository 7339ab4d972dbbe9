import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  inOtherLanguages,
  isVisible,
  numbered,
  policies,
  position,
  searchColumns,
  translations,
} from '#backend/kernel/database/columns.ts'
import { faqGroups } from '#backend/content/faq-groups/table.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

export const faqs = pgTable(
  'faqs',
  {
    partnerId: ofPartner(),
    id: numbered(),
    groupId: integer('group_id').notNull(),
    question: text('question').notNull(),
    answer: jsonb('answer').notNull(),
    isVisible: isVisible(),
    position: position(),
    translations: translations(),
    ...searchColumns(sql`question`, sql`rich_text_words(answer) || ${inOtherLanguages}`),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.groupId],
      foreignColumns: [faqGroups.partnerId, faqGroups.id],
    }).onDelete('cascade'),
    index('faqs_group').on(table.partnerId, table.groupId, table.position),
    ...policies(),
  ],
)
