import { addDays, dayInSeoul } from '#schema/plain/days.ts'
import { lastDayOf } from '#ui/format.ts'

/** The days of a month `2026-11`. */
export function daysOf(month: string): string[] {
  const days = [`${month}-01`]
  for (let day = addDays(`${month}-01`, 1); day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

/** The month so many after another. */
export function monthAfter(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

export type Bar = {
  /** First and last day in the month, counted from 0. */
  first: number
  last: number
  /** It began before the month, or goes on after it. */
  goesBack: boolean
  goesOn: boolean
}

/**
 * The part of a period that lies in a month; nothing where none does. An empty moment is an open end, and a period that
 * ends at midnight ends the day before.
 */
export function barIn(month: string, from: string | null, until: string | null): Bar | undefined {
  const days = daysOf(month)
  const [begin, end] = [days[0] ?? '', days.at(-1) ?? '']
  const firstDay = from ? dayInSeoul(from) : ''
  const lastDay = until ? lastDayOf(until) : '9999-12-31'
  if (firstDay > end || lastDay < begin || (from && until && until <= from)) return undefined
  return {
    first: firstDay <= begin ? 0 : days.indexOf(firstDay),
    last: lastDay >= end ? days.length - 1 : days.indexOf(lastDay),
    goesBack: firstDay < begin,
    goesOn: lastDay > end,
  }
}
