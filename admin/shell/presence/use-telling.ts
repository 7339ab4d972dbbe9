import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { getSessionQueryOptions } from '#admin/kit/console/get-session.ts'

/** Time in ms between two reports. The API takes somebody for gone only after several are missing. */
const beat = 25_000
/** Time in ms for which somebody stays at a field before it is reported: tabbing through a form reports only the last. */
const rest = 300

/** Reports to the API where this window is while it is visible, and when it is left. */
export function useTelling(place: string, field: string | null): void {
  const { api } = useAdmin()
  const isSignedIn = Boolean(useQuery(getSessionQueryOptions(api)).data)
  useEffect(() => {
    if (!isSignedIn) return
    const tell = () => {
      if (document.visibilityState === 'hidden') return
      // The next one comes in a moment.
      api.request('PUT /admin/presence', { body: { place, field } }).catch(() => {})
    }
    const first = setTimeout(tell, rest)
    const beating = setInterval(tell, beat)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(first)
      clearInterval(beating)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [api, isSignedIn, place, field])
  useEffect(() => {
    if (!isSignedIn) return
    const leave = () =>
      void fetch('/_api/admin/presence', { method: 'DELETE', keepalive: true }).catch(() => {})
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [isSignedIn])
}
