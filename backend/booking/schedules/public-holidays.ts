import { getHolidayPreset } from '@hyunbinseo/holidays-kr'
import type { Logger } from 'pino'
import { holidaysByRule } from './holiday-rules.ts'
import { addDays, dayOf } from '#backend/kernel/time/seoul-time.ts'

type Holidays = ReadonlyMap<string, string>
const known = new Map<string, Promise<Holidays>>()

/**
 * Public holidays of Korea by day, over the years of two days. A year whose calendar is not published yet has those that
 * follow from the decree (`holidaysByRule`): a clinic enters proclaimed days and elections as its own closed days.
 * Source: 월력요항, as the library holds it.
 */
export function publicHolidays(first: string, last: string): Promise<Holidays> {
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)]
  const years = `${from}-${to}`
  let found = known.get(years)
  if (!found) known.set(years, (found = load(Number(from), Number(to))))
  return found
}

async function load(from: number, to: number): Promise<Holidays> {
  const found = new Map<string, string>()
  for (let year = from; year <= to; year += 1) {
    const days = (await publishedHolidays(year)) ?? holidaysByRule(year)
    for (const [day, names] of Object.entries(days)) found.set(day, names.join(', '))
  }
  return found
}

/** Holidays of a year whose calendar is published; `null` for another year. */
export async function publishedHolidays(
  year: number,
): Promise<Readonly<Record<string, readonly string[]>> | null> {
  try {
    return await getHolidayPreset(String(year))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Days ahead for which somebody may book at most. */
const farthest = 365

/** First year that can be booked and whose calendar is not published; `null` where there is none. */
export async function unpublishedYear(now: Date): Promise<number | null> {
  const [first, last] = [dayOf(now), addDays(dayOf(now), farthest)].map((day) => Number(day.slice(0, 4)))
  for (let year = first ?? 0; year <= (last ?? 0); year += 1) {
    if ((await publishedHolidays(year)) === null) return year
  }
  return null
}

/** Warns whoever runs the server of a year whose calendar this build does not hold, while there is time to update it. */
export async function warnOfUnpublishedYear(logger: Pick<Logger, 'warn'>, now: Date): Promise<void> {
  const year = await unpublishedYear(now)
  if (year !== null)
    logger.warn(
      { year },
      'Public holidays of this year are worked out, without proclaimed days and elections: update @hyunbinseo/holidays-kr.',
    )
}
