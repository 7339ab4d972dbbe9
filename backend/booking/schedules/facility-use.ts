import type { Facility } from './schedule.ts'
import type { Span } from './spans.ts'
import { meets } from './spans.ts'

/**
 * Says whether a room or device is used as often as it can be at any moment of a time. The most at once are there when some
 * use begins, or as the time does. The trigger `keep_facilities` counts in the same way.
 */
export function isFull({ capacity, uses }: Facility, time: Span): boolean {
  const met = uses.filter((use) => meets(use, time))
  if (met.length < capacity) return false
  return met.some(({ start }) => {
    const moment = Math.max(start, time.start)
    const owners = met.filter((use) => use.start <= moment && moment < use.end).map(({ owner }) => owner)
    return new Set(owners).size >= capacity
  })
}
