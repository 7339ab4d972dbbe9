import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { needsOf, readOptions } from '#backend/catalogue/products/options.ts'
import type { Time, Visit } from '#backend/booking/schedules/free-times.ts'
import { timesOf } from '#backend/booking/schedules/free-times.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import type { Schedule } from '#backend/booking/schedules/schedule.ts'
import type { VisitNeeds } from '#backend/catalogue/products/visit-length.ts'
import type { WantedItem } from '#schema/reservations.ts'
import type { WaitingPart } from '#schema/waitings.ts'

const noon = 12 * 60

const isInPart = (part: WaitingPart, start: number) => part === 'ANY' || (part === 'MORNING') === start < noon

type Looked = Visit & { day: string; part: WaitingPart }

/** The free times of a day, or of its part. */
export const freeTimes = (schedule: Schedule, { day, part, ...visit }: Looked): Time[] =>
  timesOf(schedule, day, visit).times.filter(({ start, reason }) => reason === null && isInPart(part, start))

const refused = (status: 409 | 422, code: string, message: string) =>
  new ProblemError(status, code, message, { errors: [{ path: '/day', message }] })

/** Throws 409 where something is free, which is booked and not waited for, and 422 where nothing can ever become free. */
export function requireFull(schedule: Schedule, { day, part, ...visit }: Looked): void {
  const { reason, times } = timesOf(schedule, day, visit)
  const asked = times.filter(({ start }) => isInPart(part, start))
  if (asked.some((time) => time.reason === null)) {
    throw refused(409, 'slot-free', '그날 비어 있는 시간이 있습니다. 기다리지 말고 바로 예약해 주세요.')
  }
  if (asked.some((time) => time.reason?.code === 'taken')) return
  if (reason && times.length === 0) throw refused(422, `slot-${reason.code}`, reason.message)
  throw refused(422, 'slot-off', '그때는 예약을 받는 시간이 없습니다. 다른 날이나 시간대를 골라 주세요.')
}

type Wanted = { day: string; employeeId: number | null; items: readonly WantedItem[] }

/** The schedule of the day for what is waited for, and its length; `null` where that can be booked no more. */
export async function loadWanted(
  tx: PartnerTransaction,
  { day, employeeId, items }: Wanted,
  now: Date,
): Promise<{ schedule: Schedule; length: VisitNeeds } | null> {
  const optionIds = items.map(({ productOptionId }) => productOptionId)
  const [schedule, options] = await Promise.all([
    loadSchedule(tx, { from: day, to: day, employeeId: employeeId ?? undefined, optionIds }),
    readOptions(tx, optionIds, now),
  ])
  const wanted = items.flatMap(({ productOptionId, quantity }) => {
    const option = options.get(productOptionId)
    return option?.isVisible ? [{ ...option, quantity }] : []
  })
  if (wanted.length < items.length) return null
  return { schedule, length: needsOf(wanted, schedule.rules) }
}
