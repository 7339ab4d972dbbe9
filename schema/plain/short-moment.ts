import { inSeoul } from './seoul-clock.ts'

/** `7월 3일 14:00` in Seoul. */
export function shortMoment(value: Date | string): string {
  const date = inSeoul(value)
  return `${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일 ${date.toISOString().slice(11, 16)}`
}
