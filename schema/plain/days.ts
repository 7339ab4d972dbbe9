import { inSeoul } from './seoul-clock.ts'

/*
 * Days as `2026-11-20` and times as `14:30`, both in Seoul. Both are in the order of their text.
 */
const dayLength = 86_400_000
const weekdays = '일월화수목금토'

const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (midnight: number) => new Date(midnight).toISOString().slice(0, 10)

/** Day of a moment in Seoul. */
export const dayInSeoul = (moment: Date | string | number): string => dayAt(inSeoul(moment).getTime())

export const addDays = (day: string, count: number): string => dayAt(midnightOf(day) + count * dayLength)

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(midnightOf(day)).getUTCDay()

/** `목` */
export const shortWeekday = (day: string): string => weekdays[weekdayOf(day)] ?? ''

/** `12월 3일(목)` */
export const dayText = (day: string): string =>
  `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일(${shortWeekday(day)})`

/** `14:30` of a moment in Seoul. */
export const timeInSeoul = (moment: Date | string | number): string =>
  inSeoul(moment).toISOString().slice(11, 16)

/** `오후 2:30` of `14:30` or `14:30:00`. */
export const timeText = (time: string): string => {
  const hour = Number(time.slice(0, 2))
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${time.slice(3, 5)}`
}

/** `12월 3일(목) 오후 2:30` of a moment in Seoul. */
export const momentText = (moment: Date | string | number): string =>
  `${dayText(dayInSeoul(moment))} ${timeText(timeInSeoul(moment))}`

/** Minutes since midnight of `14:30` or `14:30:00`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** `14:30` of 870. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
