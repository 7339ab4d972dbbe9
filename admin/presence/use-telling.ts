import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { getSessionQueryOptions } from '../queries/get-session.ts'

/** Time in ms between two tellings: a few may be lost before the API takes somebody for gone. */
const beat = 25_000
/** Time in ms that a place has to last before it is told, so that who moves through a form tells of its end alone. */
const rest = 300

/** Tells the API where this window is, for as long as it is looked at, and when it is left. */
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
