import type { Database } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { nextAfter } from '#backend/booking/schedules/availability.ts'
import type { VisitQuery } from '#backend/booking/schedules/visit.ts'

type Tried = VisitQuery & { reservedAt: string }

/**
 * Carries out what takes a time. Where somebody else was faster (409, `slot-taken`), the problem tells the next time that
 * is free for the same; and nothing of it where that cannot be looked up now: who lost a race is told so all the same.
 */
export async function offeringNext<T>(
  database: Database,
  partnerId: number,
  tried: Tried | undefined,
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take()
  } catch (error) {
    if (!tried || !(error instanceof ProblemError) || error.problem.code !== 'slot-taken') throw error
    const { status, code, message } = error.problem
    const next = await nextAfter(database, partnerId, tried).catch(() => undefined)
    throw next === undefined ? error : new ProblemError(status, code, message, { nextAvailable: next })
  }
}
