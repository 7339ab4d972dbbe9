import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, policies, searchColumns } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/** The pictures of a partner's. Their bytes are in the file store. */
export const files = pgTable(
  'files',
  {
    partnerId: ofPartner(),
    /** `/_files/<partnerId>/<hash>-<width>x<height>.webp` (or `.jpg`), or `/_files/<partnerId>/gated/…` for one that nobody gets by its address alone. */
    path: text('path').notNull(),
    /** Empty for a decorative picture. */
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    mime: text('mime').notNull(),
    /** Size of the stored file, which counts against the clinic's quota. */
    bytes: integer('bytes').notNull().default(0),
    /** Origin: an account of the console, or a visitor. */
    origin: text('origin', { enum: ['CONSOLE', 'CUSTOMER'] })
      .notNull()
      .default('CONSOLE'),
    tags: text('tags').array().notNull().default([]),
    /** Name of the account that uploaded it, as it was then; `null` where none did. */
    uploadedBy: text('uploaded_by'),
    /** Path of the picture that this one is cut from. That one may be deleted since. */
    croppedFrom: text('cropped_from'),
    createdAt: at('created_at').notNull().defaultNow(),
    ...searchColumns(sql`alt`, sql`array_to_text(tags)`, sql`search_initials_of(array_prepend(alt, tags))`),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.path] }), ...policies()],
)
