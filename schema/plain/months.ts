import { addDays, weekdayOf } from './days.ts'

/*
 * Months as `2026-11`, in the order of their text.
 */

/** Month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Last day of a month. */
export const lastDayIn = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1)

/** The days of a month: `2026-12-01`, …. */
export const daysOf = (month: string): string[] =>
  Array.from({ length: Number(lastDayIn(month).slice(8)) }, (_, index) => addDays(`${month}-01`, index))

/** The weeks of a month from Sunday on, as it hangs on a Korean wall; `null` where a day is of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOf(month)
  const cells: (string | null)[] = [...Array.from({ length: weekdayOf(`${month}-01`) }, () => null), ...days]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** `2026년 12월` */
export const monthName = (month: string): string => {
  const [year, number] = month.split('-').map(Number)
  return `${year}년 ${number}월`
}
