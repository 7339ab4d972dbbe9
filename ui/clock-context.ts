import { createContext, useContext } from 'react'
import type { Clock } from './clock.ts'

export const ClockContext = createContext<Clock | null>(null)

/** Returns the clock of this document, for code that asks at a click or every second. */
export function useClock(): Clock {
  const clock = useContext(ClockContext)
  if (!clock) throw new Error('useClock is called outside an application.')
  return clock
}
