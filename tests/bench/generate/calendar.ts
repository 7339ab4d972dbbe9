const dayLength = 86_400_000
/** Korea has one time zone and no summer time. */
const seoulOffset = '+09:00'

/**
 * Days counted from the day of seeding in Seoul, which is day 0. The demo is written with these numbers, so that it has
 * running, coming and past events in whatever year it is started.
 */
export type Calendar = {
  /** `day(-3)`: the day as `2026-11-17`. */
  day(offset: number): string
  /** The moment of a time of that day in Seoul: `at(0, '14:30')`; midnight unless told. */
  at(offset: number, time?: string): Date
  /** 1 is Monday, 7 is Sunday, as in ISO 8601. */
  weekday(offset: number): number
  /** The first day from one on that is such a weekday: so that a day off is a day of work, in whatever year. */
  from(offset: number, weekday: number): number
  /** `12월 4일(금)` */
  korean(offset: number): string
  /** `12월` */
  month(offset: number): string
}

const weekdayNames = ['월', '화', '수', '목', '금', '토', '일']

/** The calendar of a moment. */
export function calendarFrom(now: Date): Calendar {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
  const noon = Date.parse(`${today}T12:00:00Z`)
  const day = (offset: number) => new Date(noon + offset * dayLength).toISOString().slice(0, 10)
  const weekday = (offset: number) => new Date(noon + offset * dayLength).getUTCDay() || 7
  const month = (offset: number) => `${Number(day(offset).slice(5, 7))}월`
  return {
    day,
    at: (offset, time = '00:00') => new Date(`${day(offset)}T${time}:00${seoulOffset}`),
    weekday,
    from: (offset, wanted) => offset + ((wanted - weekday(offset) + 7) % 7),
    month,
    korean: (offset) =>
      `${month(offset)} ${Number(day(offset).slice(8))}일(${weekdayNames[weekday(offset) - 1]})`,
  }
}
