import type { Transaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/** Reason in an unsent row whose message another deployment sends. */
export const movedAway = 'MOVED'

const isUnsent = (partnerId: number) =>
  sql`partner_id = ${partnerId} and sent_at is null and dropped_at is null`

/**
 * Locks a partner's unsent rows of an outbox until the transaction ends, so that no worker takes one. Returns true if
 * a worker already has the lease of one.
 */
export async function holdUnsent(tx: Transaction, outbox: string, partnerId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ is_leased: boolean | null }>(
    sql`select leased_until > now() as is_leased from ${sql.identifier(outbox)} where ${isUnsent(partnerId)} for update`,
  )
  return rows.some(({ is_leased }) => is_leased)
}

/** Marks a partner's unsent rows as dropped, because another deployment sends them. */
export async function giveAway(tx: Transaction, outbox: string, partnerId: number): Promise<void> {
  await tx.execute(
    sql`update ${sql.identifier(outbox)} set dropped_at = now(), last_error = ${movedAway} where ${isUnsent(partnerId)}`,
  )
}

/** Makes the rows that `giveAway` dropped wait again, so that this deployment sends them. */
export async function takeBack(tx: Transaction, outbox: string, partnerId: number): Promise<void> {
  await tx.execute(
    sql`update ${sql.identifier(outbox)} set dropped_at = null, last_error = null
      where partner_id = ${partnerId} and last_error = ${movedAway}`,
  )
}
