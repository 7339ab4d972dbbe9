import type { Doctor, Facility, Reason, Schedule } from './schedule.ts'
import { isFull } from './facility-use.ts'
import {
  addDays,
  dayLength,
  dayOf,
  daysFrom,
  minute,
  momentOf,
  timestampOf,
} from '#backend/kernel/time/seoul-time.ts'
import type { Span } from './spans.ts'
import type { VisitLength } from '#backend/catalogue/products/visit-length.ts'
import { contains, meets } from './spans.ts'
import type { Working } from './working-hours.ts'
import { clinicHours, doctorHours } from './working-hours.ts'

export type Time = {
  /** Minutes of the day at which it would begin. */
  start: number
  reason: Reason | null
  /** Doctors who are free then, those with the least to do on that day first. */
  doctors: Doctor[]
}

export type DayTimes = {
  day: string
  /** Reason why nothing can be had on this day, where that is so. */
  reason: Reason | null
  times: Time[]
}

export const reasons = {
  pastDay: { code: 'past', message: '지난 날짜입니다.' },
  past: { code: 'past', message: '예약할 수 있는 시각이 지났습니다.' },
  beyondRange: { code: 'beyond-range', message: '아직 예약을 받지 않는 날짜입니다.' },
  lunch: { code: 'lunch', message: '점심시간' },
  full: { code: 'full', message: '예약이 모두 찼습니다.' },
  taken: { code: 'taken', message: '이미 예약된 시간입니다.' },
  inUse: { code: 'taken', message: '필요한 시술실이나 장비가 모두 예약된 시간입니다.' },
  noFacility: {
    code: 'no-facility',
    message: '필요한 시술실이나 장비를 쓸 수 없어 지금은 예약을 받지 않습니다.',
  },
  tooLong: { code: 'too-long', message: '소요 시간이 진료 시간 안에 들어가지 않습니다.' },
  off: { code: 'off', message: '진료 시간이 아닙니다.' },
  noDoctor: { code: 'no-doctor', message: '예약할 수 있는 의료진이 없습니다.' },
} satisfies Record<string, Reason>

/** A visit that is looked for at a moment. */
export type Visit = VisitLength & { now: Date }

/**
 * The times of a day at which a visit of some minutes could begin, and why not at the others. A time is free where some
 * doctor works throughout and has nothing else, before and after it neither, for as long as preparing and cleaning up take:
 * these may lie outside of working hours; and where the rooms and devices that it needs are not all in use. Where requests may share a time (`reservationMode`), they take none; what the
 * clinic has confirmed does. Source: docs/product.md, R2, R5; `booking-rules.ts` for the clinic's settings.
 */
export function timesOf(schedule: Schedule, day: string, visit: Visit): DayTimes {
  const { reason, starts, at } = openDay(schedule, day, visit)
  if (reason) return { day, reason, times: [] }
  const times = starts.map(at)
  return { day, reason: times.every(({ reason: why }) => why) ? whyNone(times) : null, times }
}

/** Returns the reason why nothing can be had on a day; `null` where something can. */
export const dayReason = (schedule: Schedule, day: string, visit: Visit): Reason | null =>
  // A calendar asks for many days, on most of which the first doctor has time.
  isFree(schedule, day, visit) ? null : timesOf(schedule, day, visit).reason

/** Returns whether any doctor has time on a day. Looks no further than the first who has. */
function isFree(schedule: Schedule, day: string, visit: Visit): boolean {
  const clinic = clinicHours(schedule, day)
  if (clinic.reason || dayProblem(schedule, day, visit.now) || isOutOfUse(schedule)) return false
  const starts = gridOf(schedule, clinic)
  const facilities = usedOn(schedule, day, visit)
  const midnight = timestampOf(day, 0)
  return schedule.doctors.some((doctor) => {
    const shifts = [shiftOf(clinic, doctor, day, visit)]
    const place = { clinic, shifts, facilities, midnight }
    return starts.some((start) => !timeAt(schedule, place, start, visit).reason)
  })
}

/** The first day of some that has a free time, and that time; `null` where none has. Without `to`, as far as one can book. */
export function firstFree(
  schedule: Schedule,
  { from, to }: { from: string; to?: string },
  visit: Visit,
): { day: string; reservedAt: Date } | null {
  const last = lastDay(schedule, visit.now)
  for (const day of daysFrom(from, to === undefined || to > last ? last : to)) {
    const { starts, at } = openDay(schedule, day, visit)
    const start = starts.find((time) => !at(time).reason)
    if (start !== undefined) return { day, reservedAt: momentOf(day, start) }
  }
  return null
}

const whyNone = (times: Time[]): Reason =>
  times.every(({ reason }) => reason && ['past', 'lunch'].includes(reason.code)) ? reasons.past : reasons.full

type OpenDay = { reason: Reason | null; starts: number[]; at: (start: number) => Time }

/** The starts on a day's grid and what each is like, worked out when it is asked for; no starts, with the reason. */
function openDay(schedule: Schedule, day: string, visit: Visit): OpenDay {
  const none = (reason: Reason): OpenDay => ({
    reason,
    starts: [],
    at: (start) => ({ start, reason, doctors: [] }),
  })
  const outside = dayProblem(schedule, day, visit.now)
  if (outside) return none(outside)
  const clinic = clinicHours(schedule, day)
  if (clinic.reason) return none(clinic.reason)
  if (schedule.doctors.length === 0 && schedule.rules.isStrict) return none(reasons.noDoctor)
  if (isOutOfUse(schedule)) return none(reasons.noFacility)
  const shifts = schedule.doctors.map((doctor) => shiftOf(clinic, doctor, day, visit))
  const working = shifts
    .filter(({ hours }) => hours.spans.length > 0)
    .sort((a, b) => a.taken.length - b.taken.length)
  if (schedule.doctors.length > 0 && working.length === 0) {
    return none(shifts[0]?.hours.reason ?? reasons.off)
  }
  const midnight = timestampOf(day, 0)
  const place = { clinic, shifts: working, facilities: usedOn(schedule, day, visit), midnight }
  const at = (start: number) => timeAt(schedule, place, start, visit)
  return { reason: null, starts: gridOf(schedule, clinic), at }
}

export const lastDay = ({ rules }: Schedule, now: Date) => addDays(dayOf(now), rules.rangeDays)

function dayProblem(schedule: Schedule, day: string, now: Date): Reason | null {
  if (day < dayOf(now)) return reasons.pastDay
  return day > lastDay(schedule, now) ? reasons.beyondRange : null
}

/** A time, in ms, with the minutes before and after a visit. */
const around = ({ start, end }: Span, { minutesBefore, minutesAfter }: VisitLength): Span => ({
  start: start - minutesBefore * minute,
  end: end + minutesAfter * minute,
})

const isOutOfUse = ({ facilities }: Schedule) => facilities.some(({ capacity }) => capacity === 0)

/** The rooms and devices with what they are used for on a day. */
function usedOn({ facilities }: Schedule, day: string, visit: VisitLength): Facility[] {
  const start = timestampOf(day, 0)
  const whole = around({ start, end: start + dayLength }, visit)
  return facilities.map((one) => ({ ...one, uses: one.uses.filter((use) => meets(use, whole)) }))
}

type Shift = { doctor: Doctor; hours: Working; taken: Span[] }

function shiftOf(clinic: Working, doctor: Doctor, day: string, visit: VisitLength): Shift {
  const start = timestampOf(day, 0)
  const whole = around({ start, end: start + dayLength }, visit)
  const taken = doctor.claims.filter((claim) => meets(claim, whole))
  return { doctor, hours: doctorHours(clinic, doctor, day), taken }
}

/** Starts on the grid between opening and closing, lunch included, so that it can say why it is not to be had. */
function gridOf({ rules }: Schedule, clinic: Working): number[] {
  const step = rules.slotMinutes
  const end = clinic.spans.at(-1)?.end ?? 0
  const starts: number[] = []
  for (let at = Math.ceil((clinic.spans[0]?.start ?? 0) / step) * step; at < end; at += step) starts.push(at)
  return starts
}

type Place = {
  clinic: Working
  /** The doctors who work on the day, those with the fewest bookings first. */
  shifts: Shift[]
  facilities: Facility[]
  midnight: number
}

function timeAt(
  { rules, doctors }: Schedule,
  { clinic, shifts, facilities, midnight }: Place,
  start: number,
  { now, ...length }: Visit,
): Time {
  const visit = { start, end: start + length.durationMinutes }
  const none = (reason: Reason): Time => ({ start, reason, doctors: [] })
  const inTime = { start: midnight + visit.start * minute, end: midnight + visit.end * minute }
  if (inTime.start < now.getTime() + rules.leadMinutes * minute) return none(reasons.past)
  if (clinic.lunch && meets(clinic.lunch, { start, end: start + 1 })) return none(reasons.lunch)
  const busy = around(inTime, length)
  const isInUse = facilities.some((one) => isFull(one, busy))
  if (doctors.length === 0) {
    const fits = clinic.spans.some((span) => contains(span, visit))
    if (!fits) return none(reasons.tooLong)
    return isInUse ? none(reasons.inUse) : { start, reason: null, doctors: [] }
  }
  const able = shifts.filter(({ hours }) => hours.spans.some((span) => contains(span, visit)))
  const free = able.filter(({ taken }) => !taken.some((claim) => meets(claim, busy)))
  if (free.length > 0 && isInUse) return none(reasons.inUse)
  if (free.length > 0) return { start, reason: null, doctors: free.map(({ doctor }) => doctor) }
  if (able.length > 0) return none(reasons.taken)
  const begins = shifts.some(({ hours }) =>
    hours.spans.some((span) => contains(span, { start, end: start + 1 })),
  )
  return none(begins ? reasons.tooLong : reasons.off)
}
