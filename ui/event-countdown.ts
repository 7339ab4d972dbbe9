import { dayInSeoul } from '#schema/plain/days.ts'

/** Days of a period, both included: `2026-11-03`, in Seoul. */
export type Period = { startsAt: string; endsAt: string }

export type Countdown = {
  status: 'before' | 'open' | 'last' | 'over'
  /** `D-3`, `오늘 마감`, `종료 12일 전`: what a card says of its own. */
  label: string
}

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** Whole days from the day it is in Seoul until `day`; negative when that is past. */
export const daysUntil = (day: string, now: Date): number => dayNumber(day) - dayNumber(dayInSeoul(now))

/**
 * How long an event goes on. Days turn at midnight in Seoul, and it ends with its last day. It depends on the clock, so
 * a component asks only after it has mounted. Source: docs/product.md, T3.
 */
export function eventCountdown({ startsAt, endsAt }: Period, now: Date): Countdown {
  const left = daysUntil(endsAt, now)
  if (left < 0) return { status: 'over', label: '종료' }
  const wait = daysUntil(startsAt, now)
  if (wait > 0) return { status: 'before', label: `${wait}일 뒤 시작` }
  if (left === 0) return { status: 'last', label: 'D-DAY · 오늘 마감' }
  return { status: 'open', label: left < 10 ? `D-${left}` : `종료 ${left}일 전` }
}

/** The label of an event without an end. Source: docs/product.md, T3. */
export const openEndedLabel = '진행 중'
