import { useEffect, useState } from 'react'

const minute = 60_000
/** Time in ms for which one timer waits at most: browsers take none of more than 24 days. */
const longest = 24 * 60 * minute

/**
 * The time, from after the first paint on; `null` before, so that server and browser render the same. Looked at
 * again when the visitor comes back to the page, which may be another day, and in an open window at `until`; from then
 * on every minute, until a later moment is given.
 */
export function useNow(until?: string | null): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [until])
  useEffect(() => {
    if (!until || !now) return
    const remaining = Date.parse(until) - now.getTime()
    // A hidden window looks when it is shown.
    const look = () => document.hidden || setNow(new Date())
    const timer = setTimeout(look, remaining > 0 ? Math.min(remaining, longest) : minute)
    return () => clearTimeout(timer)
  }, [until, now])
  return now
}
