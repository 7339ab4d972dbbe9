import { timeOf } from '#schema/plain/days.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { toImage } from '#backend/editing/resources/stored.ts'
import { timeAtMoment } from './availability.ts'
import { dayReason, firstFree, reasons } from './free-times.ts'
import { loadSchedule } from './load-schedule.ts'
import type { Doctor, Reason, Schedule } from './schedule.ts'
import { addDays, dayOf, daysFrom } from '#backend/kernel/time/seoul-time.ts'
import type { VisitQuery } from './visit.ts'
import { loadVisit } from './visit.ts'
import { clinicHours, doctorHours } from './working-hours.ts'

type Period = { from?: string | undefined; to?: string | undefined }

/** First and last day of a period as asked for: from today unless told, so many days unless told, 93 at most. */
function daysOf({ from = dayOf(new Date()), to }: Period, usual: number) {
  const asked = to ?? addDays(from, usual - 1)
  return { from, to: asked > addDays(from, 92) ? addDays(from, 92) : asked }
}

/** Returns the working hours of each doctor, day by day. */
export async function employeeSchedules(
  database: Database,
  partnerId: number,
  query: Period & { employeeId?: number | undefined },
) {
  const period = daysOf(query, 14)
  const { employeeId } = query
  return database.withPartner(
    partnerId,
    async (tx) => {
      const schedule = await loadSchedule(tx, { ...period, employeeId, withoutClaims: true })
      const days = daysFrom(period.from, period.to)
      const rows = schedule.doctors.map((doctor) => ({
        employee: nameOf(doctor),
        days: days.map((day) => workingDay(schedule, doctor, day)),
      }))
      return { rows, count: rows.length }
    },
    { readOnly: true },
  )
}

const nameOf = ({ id, name, title, specialty }: Doctor) => ({ id, name, title, specialty })

function workingDay(schedule: Schedule, doctor: Doctor, day: string) {
  const { spans, reason } = doctorHours(clinicHours(schedule, day), doctor, day)
  const hours = spans.map(({ start, end }) => ({ start: timeOf(start), end: timeOf(end) }))
  return { day, hours, reason }
}

/**
 * Days on which the clinic is closed, shortens its hours, or keeps a public holiday. "Shorten works" is read as 단축 진료:
 * the call stands beside those of employees and schedules.
 */
export async function specialDays(database: Database, partnerId: number, query: Period) {
  const period = daysOf(query, 60)
  const schedule = await database.withPartner(
    partnerId,
    (tx) => loadSchedule(tx, { ...period, withoutClaims: true }),
    { readOnly: true },
  )
  const own = schedule.specialDays.map(({ startsOn, endsOn, startTime, endTime, reason }) => ({
    kind: startTime && endTime ? ('SHORTENED' as const) : ('CLOSED' as const),
    startsOn,
    endsOn,
    open: startTime?.slice(0, 5) ?? null,
    close: endTime?.slice(0, 5) ?? null,
    reason,
  }))
  const isOwn = (day: string) => own.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  const holidays = [...schedule.publicHolidays]
    .filter(([day]) => schedule.rules.isClosedOnPublicHolidays && period.from <= day && day <= period.to)
    .filter(([day]) => !isOwn(day))
    .map(([day, name]) => ({
      kind: 'PUBLIC_HOLIDAY' as const,
      startsOn: day,
      endsOn: day,
      open: null,
      close: null,
      reason: name,
    }))
  return { rows: [...own, ...holidays].sort((a, b) => a.startsOn.localeCompare(b.startsOn)) }
}

type Asked = Omit<VisitQuery, 'employeeId'> & { day?: string | undefined; reservedAt?: string | undefined }

/** Doctors to choose from, and whether each is free then. */
export async function freeEmployees(database: Database, partnerId: number, asked: Asked) {
  const now = new Date()
  const reservedAt = asked.reservedAt === undefined ? undefined : new Date(asked.reservedAt)
  const day = reservedAt ? dayOf(reservedAt) : asked.day
  const days = day ? { from: day, to: day } : { from: dayOf(now), to: addDays(dayOf(now), 365) }
  const { schedule, length } = await loadVisit(database, partnerId, asked, days)
  const visit = { ...length, now }
  const reasonOf = (doctor: Doctor): Reason | null => {
    const own = { ...schedule, doctors: [doctor] }
    if (reservedAt) return timeAtMoment(own, reservedAt, visit).reason
    if (day) return dayReason(own, day, visit)
    return firstFree(own, { from: dayOf(now) }, visit) ? null : reasons.full
  }
  const rows = schedule.doctors.map((doctor) => {
    const reason = reasonOf(doctor)
    return { ...nameOf(doctor), image: toImage(doctor.image), isAvailable: reason === null, reason }
  })
  return { rows, count: rows.length }
}
