import { dayInSeoul } from '#schema/plain/days.ts'
import { daysOf } from '#schema/plain/months.ts'
import { lastDayOf } from '#ui/format.ts'

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
