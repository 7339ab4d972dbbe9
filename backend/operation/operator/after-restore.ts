import type { Database } from '#backend/kernel/database/database.ts'
import { leapNumbers } from '#backend/operation/dump/leap-numbers.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { CommandError } from './command-error.ts'

const moment = z.iso.datetime({ offset: true })

/** Reason in the row of a message that the lost database may have sent. */
const restored = 'Restored'

/**
 * Prepares a restored database for its nodes. Skips the numbers that the lost database gave after the back-up. Holds
 * back messages that were due before `end`, the last moment of the lost database, because it may have sent them. The
 * console lists them.
 */
export const settleRestored = (database: Database, end: string): Promise<{ held: number }> => {
  if (!moment.safeParse(end).success)
    throw new CommandError(`${end} is no moment such as 2026-11-28T14:05:00+09:00.`)
  return database.asOperator(async (tx) => {
    await leapNumbers(tx)
    const { rows } = await tx.execute(sql`
      update notifications set dropped_at = now(), last_error = ${restored}
      where sent_at is null and dropped_at is null and due_at < ${end}::timestamptz
      returning id`)
    return { held: rows.length }
  })
}
