import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, policies } from '#backend/database/columns.ts'
import { ofPartner } from '#backend/partners/table.ts'

/** The pictures of a partner's. Their bytes are in the file store. */
export const files = pgTable(
  'files',
  {
    partnerId: ofPartner(),
    /** `/_files/<partnerId>/<hash>-<width>x<height>.webp`, or `/_files/<partnerId>/gated/…` for one that nobody gets by its address alone. */
    path: text('path').notNull(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    mime: text('mime').notNull(),
    /** Origin: an account of the console, or a visitor. */
    origin: text('origin', { enum: ['CONSOLE', 'CUSTOMER'] })
      .notNull()
      .default('CONSOLE'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.path] }), ...policies()],
)
