/*
 * Days and times of day as a clock in Seoul shows them. Korea has one time zone, nine hours before UTC, and has had no
 * summer time since 1988, so no table of zones is needed. Days are `2026-11-20`, times are minutes since midnight.
 * Source: architecture, rule 7.
 */
const offset = 9 * 3_600_000
const minute = 60_000
const dayLength = 24 * 60 * minute

let last = { day: '', midnight: 0 }

/** Midnight of a day in UTC. Kept for the day asked last: a calendar asks hundreds of times for one after the other. */
function midnightOf(day: string): number {
  if (last.day !== day) last = { day, midnight: Date.parse(`${day}T00:00:00Z`) }
  return last.midnight
}

/** The day in Seoul of a moment. */
export const dayOf = (moment: Date | number): string =>
  new Date(Number(moment) + offset).toISOString().slice(0, 10)

/** Minutes since midnight in Seoul. */
export const minutesOfDay = (moment: Date | number): number =>
  Math.floor(((Number(moment) + offset) % dayLength) / minute)

/** The moment at which a day in Seoul has been going for so many minutes. */
export const momentOf = (day: string, minutes: number): Date =>
  new Date(midnightOf(day) - offset + minutes * minute)

export const addDays = (day: string, days: number): string =>
  new Date(midnightOf(day) + days * dayLength).toISOString().slice(0, 10)

/** Every day from one to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** 1 is Monday, 7 is Sunday. Source: ISO 8601. */
export const weekdayOf = (day: string): number => new Date(midnightOf(day)).getUTCDay() || 7

/** Minutes since midnight of `14:30` or `14:30:00`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** `14:30` of 870. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
