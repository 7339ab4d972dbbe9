import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, policies } from '#backend/kernel/database/columns.ts'
import { ofPartner } from '#backend/clinic/partners/table.ts'

/*
 * Counters that bound guesses at secrets, and looks at contacts (`guess-limit.ts`). Both keep hashes alone: no e-mail, phone number or address.
 */

/** Guesses at a secret, or looks, in the window that ends at `endsAt`. */
export const guesses = pgTable(
  'guesses',
  {
    partnerId: ofPartner(),
    nameHash: text('name_hash').notNull(),
    count: integer('count').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.nameHash] }),
    index('guesses_end').on(table.partnerId, table.endsAt),
    ...policies(),
  ],
)

/** Browsers and addresses from which a right secret came, each with the name it was of. */
export const knownClients = pgTable(
  'known_clients',
  {
    partnerId: ofPartner(),
    sourceHash: text('source_hash').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.sourceHash] }),
    index('known_clients_seen').on(table.partnerId, table.seenAt),
    ...policies(),
  ],
)
