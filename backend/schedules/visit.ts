import type { Database } from '#backend/database/database.ts'
import { notFound } from '#backend/http/problem.ts'
import { hashToken } from '#backend/credentials/tokens.ts'
import { readOptions, requireBookable, totalMinutes, wantedIds } from '#backend/reservations/options.ts'
import type { WantedItem } from '#schema/reservation.ts'
import type { ScheduleQuestion } from './load-schedule.ts'
import { loadSchedule } from './load-schedule.ts'
import type { Schedule } from './schedule.ts'

/** What a free time is looked for, as the calls of availability are asked. */
export type WishQuery = {
  employeeId?: number | undefined
  productOptionIds?: number[] | undefined
  /** Those with quantities; it goes before `productOptionIds`. */
  items?: WantedItem[] | undefined
  holdToken?: string | undefined
  /** The asker's own reservation; that it is theirs has been made sure of. */
  reservationId?: number | undefined
}

type Days = Pick<ScheduleQuestion, 'from' | 'to' | 'orTo'>

/** The schedule of some days as far as a wish goes, and how long the visit would take. Throws 404, 422. */
export async function loadWish(
  database: Database,
  partnerId: number,
  wish: WishQuery,
  days: Days,
): Promise<{ schedule: Schedule; durationMinutes: number }> {
  const { employeeId } = wish
  return database.withPartner(
    partnerId,
    async (tx) => {
      const [schedule, options] = await Promise.all([
        loadSchedule(tx, partnerId, toQuestion(wish, days)),
        readOptions(tx, partnerId, wantedIds(wish)),
      ])
      if (employeeId !== undefined && schedule.doctors.length === 0) throw unknownEmployee()
      const wanted = requireBookable(options, wish)
      return { schedule, durationMinutes: totalMinutes(wanted) || schedule.rules.visitMinutes }
    },
    { readOnly: true, atOnce: true },
  )
}

/** The schedule of other days, for a wish that was loaded before. */
export const loadDays = (
  database: Database,
  partnerId: number,
  wish: WishQuery,
  days: Days,
): Promise<Schedule> =>
  database.withPartner(partnerId, (tx) => loadSchedule(tx, partnerId, toQuestion(wish, days)), {
    readOnly: true,
    atOnce: true,
  })

const toQuestion = (wish: WishQuery, days: Days): ScheduleQuestion => ({
  ...days,
  optionIds: wantedIds(wish),
  employeeId: wish.employeeId,
  reservationId: wish.reservationId,
  holdHash: wish.holdToken === undefined ? undefined : hashToken(wish.holdToken),
})

export const unknownEmployee = () => notFound('그런 의료진이 없습니다.', 'unknown-employee')
