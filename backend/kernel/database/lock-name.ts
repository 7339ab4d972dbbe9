import type { Transaction } from './database.ts'
import { sql } from 'drizzle-orm'

/** Holds a name until the transaction ends: for what one at a time may change, and of which there may be no row yet. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
