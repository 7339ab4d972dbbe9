import { addDays, dayText, weekdayOf } from '#schema/plain/days.ts'

/** The seven days of a day's week, from Monday on. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** `11월 24일(화)`, or the first and the last of several. */
export const daysText = (days: readonly string[]): string =>
  [...new Set([days[0], days.at(-1)])].map((day) => (day ? dayText(day) : '')).join(' – ')
