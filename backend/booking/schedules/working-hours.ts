import { minutesOf } from '#schema/plain/days.ts'
import type { PartnerProfile } from '#schema/partners.ts'
import { weekdays } from '#schema/partners.ts'
import type { Doctor, Reason, Schedule } from './schedule.ts'
import { weekdayOf } from '#backend/kernel/time/seoul-time.ts'
import type { Span } from './spans.ts'
import { joined, overlap, without } from './spans.ts'

/** Hours of a day; times as the database writes them (`14:30:00`). */
export type Hours = {
  startTime: string
  endTime: string
  breakStart: string | null
  breakEnd: string | null
}

/** Hours of somebody on a day, in minutes of the day, and the reason where they do not work. */
export type Working = { spans: Span[]; lunch: Span | null; reason: Reason | null }

const closed = (code: string, message: string): Working => ({
  spans: [],
  lunch: null,
  reason: { code, message },
})

/**
 * When the clinic is open: its own special days first, then public holidays, then the week's hours, each without the
 * lunch break. Source: docs/product.md, F5.
 */
export function clinicHours(schedule: Schedule, day: string): Working {
  const { profile, rules, publicHolidays } = schedule
  const special = schedule.specialDays.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  if (special) {
    if (!special.startTime || !special.endTime) return closed('clinic-closed', special.reason)
    const lunch = toBreak(special.breakStart, special.breakEnd) ?? lunchOf(profile, weekdayOf(day))
    return open(special.startTime, special.endTime, lunch)
  }
  const holiday = publicHolidays.get(day)
  if (holiday && rules.isClosedOnPublicHolidays) return closed('public-holiday', `${holiday}(공휴일)`)
  let week = weeks.get(profile)
  if (!week) weeks.set(profile, (week = new Map()))
  const weekday = weekdayOf(day)
  let usual = week.get(weekday)
  if (!usual) week.set(weekday, (usual = usualHours(profile, weekday)))
  return usual
}

/** By profile and weekday: a calendar asks for the same seven days again and again. */
const weeks = new WeakMap<PartnerProfile, Map<number, Working>>()

function usualHours(profile: PartnerProfile, weekday: number): Working {
  const name = nameOf(weekday)
  const [opens, closes] = [profile[`${name}Open`], profile[`${name}Close`]]
  if (!opens || !closes) return closed('weekly-closed', '정기 휴진일')
  return open(opens, closes, lunchOf(profile, weekday))
}

/** Minutes of a usual week in which the clinic is open. */
export const weekMinutes = (profile: PartnerProfile): number =>
  weekdays
    .flatMap((_, index) => usualHours(profile, index + 1).spans)
    .reduce((sum, { start, end }) => sum + end - start, 0)

const nameOf = (weekday: number) => weekdays[weekday - 1] ?? 'monday'

/** The profile's field that says from when the clinic is open on a day, where its week decides. */
export const openingOn = (day: string) => `${nameOf(weekdayOf(day))}Open` as const

/** Returns a doctor's hours: their own within the clinic's. Without any weekly hours they are the clinic's. */
export function doctorHours(clinic: Working, doctor: Doctor, day: string): Working {
  if (clinic.spans.length === 0) return clinic
  const exception = doctor.exceptions.get(day)
  if (exception && !exception.spans) return closed('doctor-off', exception.reason || '담당의 휴진')
  if (!exception && doctor.weekly.length === 0) return clinic
  const own = exception?.spans ?? weeklySpans(doctor, day)
  const spans = overlap(clinic.spans, own)
  return spans.length > 0 ? { ...clinic, spans } : closed('doctor-off', exception?.reason || '담당의 휴진')
}

/** Rows of a day may touch or overlap, as those of two terms do: a visit can lie across where they meet. */
function weeklySpans({ weekly }: Doctor, day: string): Span[] {
  const today = weekdayOf(day)
  const rows = weekly.filter(({ weekday, validFrom, validUntil }) => {
    return (
      weekday === today &&
      (validFrom === null || validFrom <= day) &&
      (validUntil === null || day <= validUntil)
    )
  })
  return joined(rows.flatMap(({ spans }) => spans))
}

/** In minutes of the day, without the break. */
export function hoursToSpans({ startTime, endTime, breakStart, breakEnd }: Hours): Span[] {
  const whole = [{ start: minutesOf(startTime), end: minutesOf(endTime) }]
  if (breakStart === null || breakEnd === null) return whole
  return without(whole, { start: minutesOf(breakStart), end: minutesOf(breakEnd) })
}

function open(opens: string, closes: string, lunch: Span | null): Working {
  const whole = [{ start: minutesOf(opens), end: minutesOf(closes) }]
  return { spans: lunch ? without(whole, lunch) : whole, lunch, reason: null }
}

/** The weekday's own lunch, else everyday's. */
function lunchOf(profile: PartnerProfile, weekday: number): Span | null {
  const name = nameOf(weekday)
  const start = profile[`${name}LunchStart`] ?? profile.lunchStart
  const end = profile[`${name}LunchEnd`] ?? profile.lunchEnd
  return toBreak(start, end)
}

function toBreak(start: string | null, end: string | null): Span | null {
  if (!start || !end || minutesOf(start) >= minutesOf(end)) return null
  return { start: minutesOf(start), end: minutesOf(end) }
}
