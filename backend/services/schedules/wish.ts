import type { Database } from '#backend/database/database.ts'
import { notFound } from '#backend/problem.ts'
import { hashToken } from '#backend/services/tokens.ts'
import { readOptions, requireBookable, totalMinutes } from '#backend/services/reservations/options.ts'
import { loadSchedule } from './load-schedule.ts'
import type { Schedule } from './schedule.ts'

/** What a free time is looked for, as the calls of availability are asked. */
export type WishQuery = {
  employeeId?: number | undefined
  productOptionIds?: number[] | undefined
  holdToken?: string | undefined
  /** The asker's own reservation; that it is theirs has been made sure of. */
  reservationId?: number | undefined
}

/** The schedule of some days as far as a wish goes, and how long the visit would take. Throws 404, 422. */
export async function loadWish(
  database: Database,
  partnerId: number,
  wish: WishQuery,
  days: { from: string; to: string },
): Promise<{ schedule: Schedule; durationMinutes: number }> {
  const { employeeId, productOptionIds = [], holdToken, reservationId } = wish
  const question = {
    ...days,
    employeeId,
    reservationId,
    holdHash: holdToken === undefined ? undefined : hashToken(holdToken),
  }
  return database.withPartner(
    partnerId,
    async (tx) => {
      const [schedule, options] = await Promise.all([
        loadSchedule(tx, partnerId, question),
        readOptions(tx, partnerId, productOptionIds),
      ])
      if (employeeId !== undefined && schedule.doctors.length === 0) throw unknownEmployee()
      const wanted = requireBookable(options, productOptionIds)
      return { schedule, durationMinutes: totalMinutes(wanted) || schedule.rules.visitMinutes }
    },
    { readOnly: true, atOnce: true },
  )
}

export const unknownEmployee = () => notFound('그런 의료진이 없습니다.', 'unknown-employee')
