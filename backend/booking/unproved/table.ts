import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, numbered, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/**
 * Claims of doctors' time without a proved phone, for as long as a limit counts them. A hold that was released counts too.
 * Source: docs/product.md, R28.
 */
export const unprovedClaims = pgTable(
  'unproved_claims',
  {
    partnerId: ofPartner(),
    id: numbered(),
    /** `HOLD`: held for some minutes; `REQUEST`: booked, waited for, or a call that was asked for. */
    kind: text('kind', { enum: ['HOLD', 'REQUEST'] }).notNull(),
    /** Keyed hash of the client's address. */
    source: text('source').notNull(),
    minutes: integer('minutes').notNull(),
    /** Time that was held, and whose; a request has none. */
    employeeId: integer('employee_id'),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    madeAt: at('made_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index('unproved_claims_made').on(table.partnerId, table.kind, table.madeAt),
    ...policies(),
  ],
)
