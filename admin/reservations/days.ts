const oneDay = 86_400_000
const weekdays = '일월화수목금토'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

export const addDays = (day: string, days: number) =>
  new Date(utc(day).getTime() + days * oneDay).toISOString().slice(0, 10)

/** The seven days of a day's week, from Monday on. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -((utc(day).getUTCDay() + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** `11월 23일 (월)` */
export const nameDay = (day: string) =>
  `${utc(day).getUTCMonth() + 1}월 ${utc(day).getUTCDate()}일 (${weekdays[utc(day).getUTCDay()]})`

/** Minutes since midnight of `09:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** `09:30` of minutes since midnight. */
export const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Moment of a time in Seoul, as the API takes it. */
export const momentIn = (day: string, time: string) => `${day}T${time}:00+09:00`
