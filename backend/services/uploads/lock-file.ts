import type { Transaction } from '#backend/database/database.ts'
import { sql } from 'drizzle-orm'

/**
 * Until the transaction ends, nobody else lists the file or removes its bytes: what is listed has its bytes. The row
 * cannot be locked instead, for there may be none.
 */
export async function lockFile(tx: Transaction, path: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file/${path}`}, 0))`)
}
