import type { Transaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/** Reason in the row of a message that another deployment sends. */
export const movedAway = 'MOVED'

const isUnsent = (partnerId: number) =>
  sql`partner_id = ${partnerId} and sent_at is null and dropped_at is null`

/**
 * Keeps a partner's unsent rows of an outbox from all workers until the transaction ends. Returns whether a worker has one
 * in its hands already.
 */
export async function holdUnsent(tx: Transaction, outbox: string, partnerId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ is_leased: boolean | null }>(
    sql`select leased_until > now() as is_leased from ${sql.identifier(outbox)} where ${isUnsent(partnerId)} for update`,
  )
  return rows.some(({ is_leased }) => is_leased)
}

/** Ends a partner's unsent rows, because another deployment sends them. */
export async function giveAway(tx: Transaction, outbox: string, partnerId: number): Promise<void> {
  await tx.execute(
    sql`update ${sql.identifier(outbox)} set dropped_at = now(), last_error = ${movedAway} where ${isUnsent(partnerId)}`,
  )
}

/** Has rows that were given away sent from here. */
export async function takeBack(tx: Transaction, outbox: string, partnerId: number): Promise<void> {
  await tx.execute(
    sql`update ${sql.identifier(outbox)} set dropped_at = null, last_error = null
      where partner_id = ${partnerId} and last_error = ${movedAway}`,
  )
}
