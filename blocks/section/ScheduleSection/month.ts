import { dayInSeoul } from '#schema/plain/days.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** A month as an address has it, `2026-12`, of this century; `null` where it is none. */
export const readMonth = (value: string | undefined): string | null =>
  value !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : null

/** The month of a moment in Seoul. */
export const monthOf = (now: Date): string => dayInSeoul(now).slice(0, 7)

/** The month so many months from one; `null` outside of what has a schedule. */
export function monthFrom(month: string, offset: number): string | null {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const date = new Date(Date.UTC(year, number - 1 + offset, 1))
  return readMonth(`${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}`)
}

/** The days of a month: `2026-12-01`, …. */
export function monthDays(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${two(index + 1)}`)
}

/** The weeks of a month from Sunday on, `null` where a day is of another month. */
export function monthWeeks(month: string): (string | null)[][] {
  const days = monthDays(month)
  const before = new Date(`${days[0]}T00:00:00Z`).getUTCDay()
  const cells: (string | null)[] = [...Array.from({ length: before }, () => null), ...days]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** `2026년 12월` */
export function monthName(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return `${year}년 ${number}월`
}
