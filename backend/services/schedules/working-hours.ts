import type { PartnerProfile } from '#schema/partner.ts'
import { weekdays } from '#schema/partner.ts'
import type { Doctor, Hours, Reason, Schedule } from './schedule.ts'
import { minutesOf, weekdayOf } from './seoul-time.ts'
import type { Span } from './spans.ts'
import { overlap, without } from './spans.ts'

/** When somebody works on a day, in minutes of the day, and why not where they do not. */
export type Working = { spans: Span[]; lunch: Span | null; reason: Reason | null }

const closed = (code: string, message: string): Working => ({
  spans: [],
  lunch: null,
  reason: { code, message },
})

/**
 * When the clinic is open: its own special days first, then public holidays, then the week's hours, each without the
 * lunch break. Source: spec section 2 (opening hours); expectations, "Booking" (closed days, holidays, lunch say why).
 */
export function clinicHours(schedule: Schedule, day: string): Working {
  const { profile, rules, publicHolidays } = schedule
  const special = schedule.specialDays.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  const weekday = weekdays[weekdayOf(day) - 1] ?? 'monday'
  const lunch = lunchOf(profile, weekday)
  if (special) {
    if (!special.openTime || !special.closeTime) return closed('clinic-closed', special.reason)
    return open(special.openTime, special.closeTime, lunch)
  }
  const holiday = publicHolidays.get(day)
  if (holiday && rules.isClosedOnPublicHolidays) return closed('public-holiday', `${holiday}(공휴일)`)
  const [opens, closes] = [profile[`${weekday}Open`], profile[`${weekday}Close`]]
  if (!opens || !closes) return closed('weekly-closed', '정기 휴진일')
  return open(opens, closes, lunch)
}

/** When a doctor works: their own hours within the clinic's. Without any weekly hours they are the clinic's. */
export function doctorHours(clinic: Working, doctor: Doctor, day: string): Working {
  if (clinic.spans.length === 0) return clinic
  const exception = doctor.exceptions.get(day)
  if (exception && !exception.hours) return closed('doctor-off', exception.reason || '담당의 휴진')
  if (!exception && doctor.weekly.length === 0) return clinic
  const own = exception?.hours ? hoursToSpans(exception.hours) : weeklySpans(doctor, day)
  const spans = overlap(clinic.spans, own)
  return spans.length > 0 ? { ...clinic, spans } : closed('doctor-off', exception?.reason || '담당의 휴진')
}

const weeklySpans = ({ weekly }: Doctor, day: string): Span[] =>
  weekly
    .filter(({ weekday, validFrom, validUntil }) => {
      return weekday === weekdayOf(day) && validFrom <= day && (validUntil === null || day <= validUntil)
    })
    .flatMap(hoursToSpans)

function hoursToSpans({ startTime, endTime, breakStart, breakEnd }: Hours): Span[] {
  const whole = [{ start: minutesOf(startTime), end: minutesOf(endTime) }]
  if (breakStart === null || breakEnd === null) return whole
  return without(whole, { start: minutesOf(breakStart), end: minutesOf(breakEnd) })
}

function open(opens: string, closes: string, lunch: Span | null): Working {
  const whole = [{ start: minutesOf(opens), end: minutesOf(closes) }]
  return { spans: lunch ? without(whole, lunch) : whole, lunch, reason: null }
}

/** The weekday's own lunch, else everyday's. */
function lunchOf(profile: PartnerProfile, weekday: (typeof weekdays)[number]): Span | null {
  const start = profile[`${weekday}LunchStart`] ?? profile.lunchStart
  const end = profile[`${weekday}LunchEnd`] ?? profile.lunchEnd
  if (!start || !end || minutesOf(start) >= minutesOf(end)) return null
  return { start: minutesOf(start), end: minutesOf(end) }
}
