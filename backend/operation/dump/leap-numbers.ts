import type { Transaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'

/** More numbers than a deployment gives between a back-up and its restore. */
const leap = 100_000

/**
 * Skips the numbers that were given after a back-up. Otherwise a link from after the back-up opens another person's
 * booking, and a gateway takes a new message for one that it knows.
 */
export async function leapNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select setval(sequence, nextval(sequence) + ${leap}::bigint)
    from (
      select pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass as sequence
      from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
    ) identities`)
}
