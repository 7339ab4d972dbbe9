import { addDays, shortWeekday } from '#schema/plain/days.ts'

/** Days that people name without a number. */
const named: Record<string, number> = { 오늘: 0, 내일: 1, 모레: 2, 어제: -1 }

const isDay = (day: string) => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
const two = (text: string) => text.padStart(2, '0')

/**
 * The day that somebody wrote, as `2026-11-25`: `2026.11.25`, `20261125`, `11/25` and `11월 25일` (of this year), `내일`.
 * Nothing where it is none. The weekday behind it says nothing new.
 */
export function typedDay(text: string, today: string): string | undefined {
  const plain = text.replace(/\([일월화수목금토]\)/, '').trim()
  const away = named[plain]
  if (away !== undefined) return addDays(today, away)
  const [, year = today.slice(0, 4), month = '', day = ''] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(?:(\d{4})\s*[-./년]\s*)?(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/.exec(plain) ??
    []
  const written = `${year}-${two(month)}-${two(day)}`
  return month && isDay(written) ? written : undefined
}

/** The time of day that somebody wrote, as `09:30`: `9:30`, `930`, `9시`, `오후 3시 30분`. Nothing where it is none. */
export function typedTime(text: string): string | undefined {
  const [, half, hours = '', minutes = '0'] =
    /^(오전|오후)?\s*(\d{1,2})(?:\s*(?::|시)\s*(?:(\d{1,2})\s*분?)?)?$/.exec(text.trim()) ??
    /^(오전|오후)?\s*(\d{1,2})(\d{2})$/.exec(text.trim()) ??
    []
  if (hours === '') return undefined
  const hour = half ? (Number(hours) % 12) + (half === '오후' ? 12 : 0) : Number(hours)
  const isTime = hour < 24 && Number(minutes) < 60 && (!half || Number(hours) <= 12)
  return isTime ? `${two(String(hour))}:${two(minutes)}` : undefined
}

/** `2026.11.25(수)`, as a field shows a day. */
export const shownDay = (day: string): string =>
  day === '' ? '' : `${day.replaceAll('-', '.')}(${shortWeekday(day)})`
