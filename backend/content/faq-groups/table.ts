import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { numbered, policies, position, translations } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

export const faqGroups = pgTable(
  'faq_groups',
  {
    partnerId: ofPartner(),
    id: numbered(),
    name: text('name').notNull(),
    position: position(),
    translations: translations(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] }), ...policies()],
)
