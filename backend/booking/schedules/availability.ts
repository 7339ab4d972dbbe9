import { timeOf } from '#schema/plain/days.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { toImage } from '#backend/editing/resources/stored.ts'
import type { DayTimes, Time, Visit } from './free-times.ts'
import { dayReason, firstFree, lastDay, timesOf } from './free-times.ts'
import type { Schedule } from './schedule.ts'
import { addDays, dayOf, daysFrom, minutesOfDay, momentOf } from '#backend/kernel/time/seoul-time.ts'
import type { VisitQuery } from './visit.ts'
import { loadDays, loadVisit } from './visit.ts'
import { clinicHours } from './working-hours.ts'

/** The longest that may be booked ahead, and so the most that is ever looked through. */
const horizon = 365

/** Days looked through at first: nearly always one is free, and a year's reservations take longer to read than all else. */
const near = 13

/** The days of a period, which of them can be booked, and why the others cannot. Source: docs/product.md, R4. */
export async function availableDates(
  database: Database,
  partnerId: number,
  query: VisitQuery & { from?: string | undefined; to?: string | undefined; onlyAvailable: boolean },
) {
  const now = new Date()
  const from = query.from ?? dayOf(now)
  const asked = query.to ?? addDays(from, 41)
  const to = [asked, addDays(from, 92)].sort()[0] ?? asked
  const { schedule, length } = await loadVisit(database, partnerId, query, { from, to })
  const visit = { ...length, now }
  const rows = daysFrom(from, to).map((day) => {
    const reason = dayReason(schedule, day, visit)
    return { day, isAvailable: reason === null, reason }
  })
  const first = rows.find(({ isAvailable }) => isAvailable)
  return {
    rows: query.onlyAvailable ? rows.filter(({ isAvailable }) => isAvailable) : rows,
    lastDay: lastDay(schedule, now),
    nextAvailable: first
      ? toNext(firstFree(schedule, { from: first.day }, visit))
      : await nextAvailable(database, partnerId, query, addDays(to, 1), visit),
  }
}

/** The times of one day. An empty day comes with the next free time. Source: docs/product.md, R4. */
export async function availableTimes(
  database: Database,
  partnerId: number,
  query: VisitQuery & { day: string },
) {
  const now = new Date()
  const { day } = query
  const days = { from: day, to: day, orTo: addDays(day, near) }
  const { schedule, length } = await loadVisit(database, partnerId, query, days)
  const visit = { ...length, now }
  const { reason, times } = timesOf(schedule, day, visit)
  const { lunch } = clinicHours(schedule, day)
  const { until } = schedule
  const found = reason && firstFree(schedule, { from: day, to: until }, visit)
  return {
    day,
    durationMinutes: length.durationMinutes,
    reason,
    rows: times.map((time) => toTime(day, time)),
    lunch: lunch && { start: timeOf(lunch.start), end: timeOf(lunch.end) },
    nextAvailable:
      reason && !found
        ? await nextAvailable(database, partnerId, query, addDays(until, 1), visit)
        : toNext(found),
  }
}

/** Days of `timesOfDays` where nothing says how many, and the most. */
const usualDays = 7
const mostDays = 31

/**
 * The times of several days in one answer, with the doctors who are free at each. A day without a free time says why, and
 * when the next one after it is. Throws 404, 422.
 */
export async function timesOfDays(
  database: Database,
  partnerId: number,
  query: VisitQuery & { from?: string | undefined; to?: string | undefined },
) {
  const now = new Date()
  const from = query.from ?? dayOf(now)
  const asked = query.to ?? addDays(from, usualDays - 1)
  const to = [asked, addDays(from, mostDays - 1)].sort()[0] ?? asked
  const { schedule, length } = await loadVisit(database, partnerId, query, { from, to })
  const visit = { ...length, now }
  const days = daysFrom(from, to).map((day) => timesOf(schedule, day, visit))
  const isLastFree = days.at(-1)?.reason === null
  const after = isLastFree ? null : await nextAvailable(database, partnerId, query, addDays(to, 1), visit)
  return {
    durationMinutes: length.durationMinutes,
    lastDay: lastDay(schedule, now),
    employees: schedule.doctors.map(({ id, name, title, specialty, image }) => {
      return { id, name, title, specialty, image: toImage(image) }
    }),
    rows: withNext(days, after).map(({ day, reason, times, next }) => ({
      day,
      reason,
      times: times.map((time) => ({
        ...toTime(day, time),
        employeeIds: time.doctors.map(({ id }) => id),
      })),
      nextAvailable: reason && next,
    })),
  }
}

type Next = ReturnType<typeof toNext>

/** Each day with the first free time after it. */
function withNext(days: readonly DayTimes[], after: Next): (DayTimes & { next: Next })[] {
  let next = after
  return days
    .toReversed()
    .map((one) => {
      const found = { ...one, next }
      const free = one.times.find(({ reason }) => reason === null)
      if (free) next = toNext({ day: one.day, reservedAt: momentOf(one.day, free.start) })
      return found
    })
    .toReversed()
}

const toTime = (day: string, { start, reason }: Time) => ({
  time: timeOf(start),
  reservedAt: momentOf(day, start).toISOString(),
  isAvailable: reason === null,
  reason,
})

/** The first free time from a day on, as far as bookings are taken, for a visit that was loaded before. */
export async function nextAvailable(
  database: Database,
  partnerId: number,
  query: VisitQuery,
  after: string,
  visit: Visit,
) {
  const { now } = visit
  let from = after < dayOf(now) ? dayOf(now) : after
  const end = addDays(dayOf(now), horizon)
  for (const days of [near, horizon]) {
    if (from > end) break
    const to = [addDays(from, days), end].sort()[0] ?? end
    const schedule = await loadDays(database, partnerId, query, { from, to })
    const found = firstFree(schedule, { from, to }, visit)
    if (found) return toNext(found)
    from = addDays(to, 1)
    if (from > lastDay(schedule, now)) break
  }
  return null
}

/** The first free time after a moment, for what was to be booked at it; `null` where there is none. Throws 404, 422. */
export async function nextAfter(
  database: Database,
  partnerId: number,
  query: VisitQuery & { reservedAt: string },
) {
  const now = new Date()
  const moment = new Date(query.reservedAt)
  const day = dayOf(moment)
  const { schedule, length } = await loadVisit(database, partnerId, query, { from: day, to: day })
  const visit = { ...length, now }
  const later = timesOf(schedule, day, visit).times.find(
    ({ start, reason }) => reason === null && momentOf(day, start) > moment,
  )
  return later
    ? toNext({ day, reservedAt: momentOf(day, later.start) })
    : nextAvailable(database, partnerId, query, addDays(day, 1), visit)
}

function toNext(found: ReturnType<typeof firstFree>) {
  if (!found) return null
  const { day, reservedAt } = found
  return { day, time: timeOf(minutesOfDay(reservedAt)), reservedAt: reservedAt.toISOString() }
}

/** Returns the time at a moment, with the reason where no visit may begin then; it has to be on the grid of times. */
export function timeAtMoment(schedule: Schedule, reservedAt: Date, visit: Visit) {
  const { reason, times } = timesOf(schedule, dayOf(reservedAt), visit)
  const time = times.find(({ start }) => Number(momentOf(dayOf(reservedAt), start)) === Number(reservedAt))
  if (time) return time
  if (times.length === 0 && reason) return { start: 0, reason, doctors: [] }
  const step = schedule.rules.slotMinutes
  const isOnGrid = reservedAt.getTime() % 60_000 === 0 && minutesOfDay(reservedAt) % step === 0
  const message = isOnGrid ? '진료 시간이 아닙니다.' : `예약은 ${step}분 간격으로 받습니다.`
  return { start: 0, reason: { code: isOnGrid ? 'off' : 'off-grid', message }, doctors: [] }
}
