import { addDays, shortWeekday, weekdayOf } from '#schema/plain/days.ts'

/*
 * Days as a month of a wall calendar. Days are `2026-11-20`, months `2026-11`; both are in the order of their text.
 */
export const monthOf = (day: string) => day.slice(0, 7)
export const addMonths = (month: string, count: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
export const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1)

/** The weeks of a month from Sunday on; `null` before its first and after its last day. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const count = Number(lastDayOf(month).slice(8))
  const days: (string | null)[] = [
    ...Array.from({ length: weekdayOf(first) }, () => null),
    ...Array.from({ length: count }, (_, index) => addDays(first, index)),
  ]
  while (days.length % 7) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** `목요일` */
export const weekdayName = (day: string) => `${shortWeekday(day)}요일`

/** `1시간 30분` of 90. */
export const minutesText = (minutes: number) =>
  [Math.floor(minutes / 60) && `${Math.floor(minutes / 60)}시간`, minutes % 60 && `${minutes % 60}분`]
    .filter(Boolean)
    .join(' ') || '0분'
