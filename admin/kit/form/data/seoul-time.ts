import { inSeoul, seoulOffset } from '#schema/plain/seoul-clock.ts'

/** `2026-11-22T21:40`: a moment in Seoul. */
export function toSeoulTime(moment: string): string {
  const time = inSeoul(moment)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 16)
}

/** The moment of such a time, as ISO 8601 in UTC; nothing where it is none. */
export function toMoment(seoul: string): string | undefined {
  // An engine may take what is no time for one.
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(seoul)) return undefined
  const time = new Date(`${seoul}:00Z`).getTime()
  return Number.isNaN(time) ? undefined : new Date(time - seoulOffset).toISOString()
}

/** Moment of a time in Seoul, as the API takes it. */
export const momentIn = (day: string, time: string) => `${day}T${time}:00+09:00`
