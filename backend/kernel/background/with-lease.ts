import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#backend/kernel/database/database.ts'
import { leaseSeconds } from './lease.ts'

/**
 * Makes a function that runs work for a clinic on one node at a time. The function returns false and does nothing
 * while another run holds the lease of that `work`. Else it takes the lease and renews it until `run` is done. The
 * lease of a node that was killed runs out after a minute.
 */
export function createWithLease(database: Database, logger: Logger, seconds: number = leaseSeconds) {
  return async (partnerId: number, work: string, run: () => Promise<void>): Promise<boolean> => {
    const holder = randomUUID()
    const until = sql`now() + make_interval(secs => ${seconds})`
    const isFree = await database.asOperator(async (tx) => {
      const { rows } = await tx.execute(sql`
        insert into leases as l (partner_id, work, holder, leased_until)
        values (${partnerId}, ${work}, ${holder}, ${until})
        on conflict (partner_id, work) do update
          set holder = excluded.holder, leased_until = excluded.leased_until
          where l.leased_until <= now()
        returning 1`)
      return rows.length > 0
    })
    if (!isFree) return false
    const own = sql`partner_id = ${partnerId} and work = ${work} and holder = ${holder}`
    const renewing = setInterval(
      () => {
        void database
          .asOperator((tx) => tx.execute(sql`update leases set leased_until = ${until} where ${own}`))
          .catch((error: unknown) => logger.warn({ err: error, work }, 'A lease could not be renewed.'))
      },
      (seconds * 1_000) / 3,
    ).unref()
    try {
      await run()
    } finally {
      clearInterval(renewing)
      await database
        .asOperator((tx) => tx.execute(sql`delete from leases where ${own}`))
        .catch((error: unknown) => logger.warn({ err: error, work }, 'A lease could not be given back.'))
    }
    return true
  }
}
