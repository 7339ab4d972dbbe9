import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type PropsWithChildren } from 'react'
import { useLocation } from 'react-router-dom'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { placeOf } from './place-of.ts'
import { PresenceContext } from '#admin/kit/presence/presence-context.ts'
import { useTelling } from './use-telling.ts'

const nobody: never[] = []

/** Tells the others where this window is, and the window where they are. */
export function PresenceProvider({ children }: PropsWithChildren) {
  const { api } = useAdmin()
  const place = placeOf(useLocation())
  const [focused, setFocused] = useState<{ place: string; field: string | null }>({ place, field: null })
  useTelling(place, focused.place === place ? focused.field : null)
  // It is asked anew when the API tells that somebody has come, moved or gone.
  const { data } = useQuery({ ...callQuery(api, 'GET /admin/presence'), staleTime: Infinity })
  const people = data?.rows ?? nobody
  const here = useMemo(
    () => ({ place, people, focus: (field: string | null) => setFocused({ place, field }) }),
    [place, people],
  )
  return <PresenceContext value={here}>{children}</PresenceContext>
}
