import type { reservationHistory } from './table.ts'

/** What somebody does with a reservation, as its history keeps it: `CONFIRMED`. */
export type Action = (typeof reservationHistory.$inferInsert)['action']

/** A field that an action changes. */
export type Change = { field: string; before: string | null; after: string | null }
