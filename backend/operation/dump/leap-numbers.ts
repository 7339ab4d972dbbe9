import type { Transaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/** More than a deployment gives between a back-up and its restore. */
const leap = 100_000

/**
 * Leaves out numbers that were given since a back-up. Otherwise a link that was sent since would open another's booking, and
 * a gateway would take a new message for one that it knows.
 */
export async function leapNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select setval(sequence, nextval(sequence) + ${leap}::bigint)
    from (
      select pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass as sequence
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
    ) identities`)
}
