import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'
import { termsHistories } from '#backend/clinic/terms/table.ts'
import { retentionUnits } from '#schema/plain/retention.ts'

/**
 * Retention that a version of a consent promises, as data beside its words. It may be set at any time: the words that
 * people agreed to stay as they are. A version without a row promises no end.
 */
export const retentionPeriods = pgTable(
  'retention_periods',
  {
    partnerId: ofPartner(),
    termId: integer('term_id').notNull(),
    version: integer('version').notNull(),
    amount: smallint('amount').notNull(),
    unit: text('unit', { enum: retentionUnits }).notNull(),
    /** A member's records stay until the member leaves. */
    keepsMembers: boolean('keeps_members').notNull(),
    /** The law has the clinic keep past reservations for the period, also after the person has left. */
    isKeptByLaw: boolean('is_kept_by_law').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.termId, table.version] }),
    foreignKey({
      name: 'retention_periods_version',
      columns: [table.partnerId, table.termId, table.version],
      foreignColumns: [termsHistories.partnerId, termsHistories.termId, termsHistories.version],
    }).onDelete('cascade'),
    check('retention_periods_amount', sql`amount > 0`),
    ...policies(),
  ],
)

/** State of a clinic's daily look for records whose period is over. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    partnerId: ofPartner(),
    /** An owner has turned deletion on; until then records are counted only. */
    isDeleting: boolean('is_deleting').notNull().default(false),
    /** From then on a node looks. */
    dueAt: at('due_at').notNull().defaultNow(),
    /** A node has it until then. */
    leasedUntil: at('leased_until'),
    /** Moment of the last look; `null` before the first. */
    ranAt: at('ran_at'),
    /** Records whose period was over at the last look, by kind. */
    found: jsonb('found').notNull().default({}),
    /** Records that the last look took the person out of, by kind. */
    forgotten: jsonb('forgotten').notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.partnerId] }), ...policies()],
)
