import { seoulOffset } from '#schema/plain/seoul-clock.ts'

/*
 * Days and times of day as a clock in Seoul shows them. Days are `2026-11-20`, times are minutes since midnight.
 * Source: docs/product.md, P11.
 */
/** In ms. */
export const minute = 60_000
export const dayLength = 24 * 60 * minute

/** Ten years of days; a calendar asks hundreds of times for the same few. */
const mostDays = 3_660
const midnights = new Map<string, number>()
const days = new Map<number, string>()

function keep<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  if (known.size >= mostDays) known.clear()
  known.set(key, value)
  return value
}

/** Midnight of a day in UTC. */
const midnightOf = (day: string): number =>
  midnights.get(day) ?? keep(midnights, day, Date.parse(`${day}T00:00:00Z`))

/** The day that has a midnight in UTC. */
const dayAt = (midnight: number): string =>
  days.get(midnight) ?? keep(days, midnight, new Date(midnight).toISOString().slice(0, 10))

/** The day in Seoul of a moment. */
export const dayOf = (moment: Date | number): string =>
  dayAt(Math.floor((Number(moment) + seoulOffset) / dayLength) * dayLength)

/** Minutes since midnight in Seoul. */
export const minutesOfDay = (moment: Date | number): number =>
  Math.floor(((Number(moment) + seoulOffset) % dayLength) / minute)

const inSeoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The day and the time in Seoul of a moment: `2026-11-22 21:40`. Throws `RangeError` for what is no moment. */
export const dayAndTimeOf = (moment: Date): string => inSeoul.format(moment)

/** The moment at which a day in Seoul has been going for so many minutes. */
export const momentOf = (day: string, minutes: number): Date => new Date(timestampOf(day, minutes))

/** The same in ms since the epoch. */
export const timestampOf = (day: string, minutes: number): number =>
  midnightOf(day) - seoulOffset + minutes * minute

export const addDays = (day: string, count: number): string => dayAt(midnightOf(day) + count * dayLength)

/** Every day from one to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const found: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) found.push(day)
  return found
}

/** 1 is Monday, 7 is Sunday. Source: ISO 8601. */
export const weekdayOf = (day: string): number =>
  // The first of January 1970 was a Thursday.
  ((((midnightOf(day) / dayLength + 3) % 7) + 7) % 7) + 1
