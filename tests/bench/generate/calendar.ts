/** Moment of a time in Seoul on a day counted from today, which is day 0: `at(-3, '14:30')`. Midnight unless told. */
export type Calendar = { at(offset: number, time?: string): Date }

const dayLength = 86_400_000

/** Calendar whose day 0 is the day of a moment in Seoul. */
export function calendarFrom(now: Date): Calendar {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
  // Korea has one time zone and no summer time.
  const midnight = Date.parse(`${today}T00:00:00+09:00`)
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return { at: (offset, time = '00:00') => new Date(midnight + offset * dayLength + minutes(time) * 60_000) }
}
