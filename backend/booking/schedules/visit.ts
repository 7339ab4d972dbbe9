import type { Database } from '#backend/kernel/database/database.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import { needsOf, readOptions, requireBookable, wantedIds } from '#backend/catalogue/products/options.ts'
import type { WantedItem } from '#schema/reservations.ts'
import type { ScheduleQuestion } from './load-schedule.ts'
import { loadSchedule } from './load-schedule.ts'
import type { Schedule } from './schedule.ts'
import type { VisitLength } from '#backend/catalogue/products/visit-length.ts'

/** A visit that a free time is looked for, as the calls of availability are asked. */
export type VisitQuery = {
  employeeId?: number | undefined
  productOptionIds?: number[] | undefined
  /** Those with quantities; it goes before `productOptionIds`. */
  items?: WantedItem[] | undefined
  holdToken?: string | undefined
  /** The asker's own reservation; that it is theirs has been made sure of. */
  reservationId?: number | undefined
}

type Days = Pick<ScheduleQuestion, 'from' | 'to' | 'orTo'>

/** The schedule of some days as far as it concerns a visit, and how long the visit would take. Throws 404, 422. */
export async function loadVisit(
  database: Database,
  partnerId: number,
  visit: VisitQuery,
  days: Days,
): Promise<{ schedule: Schedule; length: VisitLength }> {
  const { employeeId } = visit
  return database.withPartner(
    partnerId,
    async (tx) => {
      const [schedule, options] = await Promise.all([
        loadSchedule(tx, toQuestion(visit, days)),
        readOptions(tx, wantedIds(visit)),
      ])
      if (employeeId !== undefined && schedule.doctors.length === 0) throw unknownEmployee()
      const wanted = requireBookable(options, visit)
      return { schedule, length: needsOf(wanted, schedule.rules) }
    },
    { readOnly: true, atOnce: true },
  )
}

/** The schedule of other days, for a visit that was loaded before. */
export const loadDays = (
  database: Database,
  partnerId: number,
  visit: VisitQuery,
  days: Days,
): Promise<Schedule> =>
  database.withPartner(partnerId, (tx) => loadSchedule(tx, toQuestion(visit, days)), {
    readOnly: true,
    atOnce: true,
  })

const toQuestion = (visit: VisitQuery, days: Days): ScheduleQuestion => ({
  ...days,
  optionIds: wantedIds(visit),
  employeeId: visit.employeeId,
  reservationId: visit.reservationId,
  holdHash: visit.holdToken === undefined ? undefined : hashToken(visit.holdToken),
})

export const unknownEmployee = () => notFound('그런 의료진이 없습니다.', 'unknown-employee')
