import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../console/admin-context.tsx'
import { matchPlace } from '../../parts/match-place.ts'

export type Name = { value: string; label: string; note: string }

/** The names that a text may be, and what they are called. `source` is what the schema's metadata calls them. */
export function useNames(source: string): {
  names: readonly Name[]
  isPending: boolean
  /** Those that what is typed finds, by letters or initial consonants. */
  find: (typed: string) => Name[]
} {
  const { api } = useAdmin()
  const { data, isPending } = useQuery(callQuery(api, 'GET /admin/names/{source}', { params: { source } }))
  const names = data?.rows ?? []
  return {
    names,
    isPending,
    find: (typed) => names.filter(({ label, value }) => matchPlace(`${label} ${value}`, typed) >= 0),
  }
}
