import type { Database } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { LimitKind } from '#schema/limit-refusals.ts'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'

/** Days for which refusals are kept. */
const keptDays = 90
/** Minutes between two lines of the log about one limit of a clinic. */
const logMinutes = 60

/** Today in Seoul by the database's clock. */
export const seoulToday = sql`(now() at time zone 'Asia/Seoul')::date`

const count = statement<{ partnerId: number; kind: LimitKind }>(
  (value) => sql`
    with past as (
      delete from limit_refusals
      where partner_id = ${value('partnerId')} and day < ${seoulToday} - ${sql.raw(String(keptDays))}
    )
    insert into limit_refusals (partner_id, kind, day, count, last_at, logged_at)
    values (${value('partnerId')}, ${value('kind')}, ${seoulToday}, 1, now(), now())
    on conflict (partner_id, kind, day) do update set count = limit_refusals.count + 1, last_at = now(),
      logged_at = case when limit_refusals.logged_at < now() - make_interval(mins => ${sql.raw(String(logMinutes))})
        then now() else limit_refusals.logged_at end
    returning count, logged_at = now() as "isToLog"`,
)

type Tools = { database: Database; logger: Logger }

/**
 * Carries out what a limit may refuse. A refusal with the problem's code is counted for the clinic's console, and told to the
 * log once an hour, however often it comes.
 */
export async function notingRefusals<T>(
  { database, logger }: Tools,
  { partnerId, kind, code }: { partnerId: number; kind: LimitKind; code: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === code) {
      const { rows } = await database.withPartner(partnerId, (tx) =>
        tx.execute<{ count: number; isToLog: boolean }>(count({ partnerId, kind }, null)),
      )
      const [noted] = rows
      if (noted?.isToLog)
        logger.warn({ partnerId, kind, count: noted.count }, 'a limit of the clinic is reached')
    }
    throw error
  }
}
