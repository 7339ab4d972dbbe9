import type { Database } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/** Waits for so many to wait for a lock of the database, or for the end of what would have had to. */
export async function waiting(database: Database, count: number, otherwise: Promise<unknown>): Promise<void> {
  let isOver = false
  void otherwise.finally(() => (isOver = true)).catch(() => {})
  const ask = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while (!isOver) {
    const { rows } = await database.asOperator((tx) => tx.execute(ask))
    if (Number(rows[0]?.count) >= count) return
  }
}
