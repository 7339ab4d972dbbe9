import { useCallback } from 'react'
import { dayInSeoul } from '#schema/plain/days.ts'
import { useClock } from '#ui/clock-context.ts'
import { useToday as useKnownToday } from '#ui/use-now.ts'

/*
 * The console has had an answer, and with it the time, before it shows a screen.
 */

/** Returns the day in Seoul: `2026-11-27`. */
export function useToday(): string {
  const time = useTime()
  return useKnownToday() ?? dayInSeoul(time())
}

/** Returns a function that tells the time in ms. */
export function useTime(): () => number {
  const clock = useClock()
  return useCallback(() => {
    const now = clock.now()
    if (now === undefined) throw new Error('The time is asked before the first answer of the API.')
    return now
  }, [clock])
}
