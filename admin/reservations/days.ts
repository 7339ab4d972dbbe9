import { addDays, weekdayOf } from '#schema/plain/days.ts'

/** The seven days of a day's week, from Monday on. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** Moment of a time in Seoul, as the API takes it. */
export const momentIn = (day: string, time: string) => `${day}T${time}:00+09:00`
