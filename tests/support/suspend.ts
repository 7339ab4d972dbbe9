import type { Database } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/** Stops the first clinic, or lets it go on, as the operator does. */
export async function suspend(database: Database, isSuspended: boolean): Promise<void> {
  await database.asOperator((tx) =>
    tx.execute(
      sql`update partners set suspended_at = case when ${isSuspended} then now() end where partner_id = 1`,
    ),
  )
  database.announce({ partnerId: null })
}
