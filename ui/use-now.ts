import { useEffect, useState } from 'react'

/**
 * The time, from after the first paint on; `null` before, so that server and browser render the same. Looked at
 * again when the visitor comes back to the page, which may be another day.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return now
}
