import { useEffect, useState, useSyncExternalStore } from 'react'
import { dayInSeoul } from '#schema/plain/days.ts'
import { useClock } from './clock-context.ts'

const minute = 60_000
/** Time in ms for which one timer waits at most: browsers take none of more than 24 days. */
const longest = 24 * 60 * minute

/**
 * The time by the server, once it is known; `null` before, so that server and browser render the same. Looked at again
 * when the visitor comes back to the page, which may be another day, and in an open window at `until`; from then on every
 * minute, until a later moment is given.
 */
export function useNow(until?: string | null): Date | null {
  const clock = useClock()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => {
      const time = clock.now()
      if (time !== undefined) setNow(new Date(time))
    }
    look()
    return clock.subscribe(look)
  }, [clock, until])
  useEffect(() => {
    if (!until || !now) return
    const remaining = Date.parse(until) - now.getTime()
    // A hidden window looks when it is shown.
    const look = () => document.hidden || setNow(new Date(clock.now() ?? now))
    const timer = setTimeout(look, remaining > 0 ? Math.min(remaining, longest) : minute)
    return () => clearTimeout(timer)
  }, [clock, until, now])
  return now
}

const longAgo = new Date(0).toISOString()
/** The time by the server, which goes on every minute. */
export const useMinute = (): Date | null => useNow(longAgo)

/** The day in Seoul by the server: `2026-11-27`; `null` before it is known. */
export function useToday(): string | null {
  const clock = useClock()
  return useSyncExternalStore(
    clock.subscribe,
    () => {
      const time = clock.now()
      return time === undefined ? null : dayInSeoul(time)
    },
    () => null,
  )
}
