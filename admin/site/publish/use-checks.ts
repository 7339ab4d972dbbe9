import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { kindInApi, type Change } from './list-changes.ts'

/** What to look at before these drafts are published, as they are saved; without drafts, in what is published. */
export function useChecks(changes: readonly Change[], { isEnabled = true } = {}) {
  const admin = useAdmin()
  const storeOf = { slot: admin.slotDrafts, page: admin.pageDrafts, theme: admin.themeDrafts }
  const etags = changes.map(({ kind, id }) => storeOf[kind].getState().drafts[id]?.etag ?? '')
  const body = { changes: changes.map(({ kind, id }) => ({ kind: kindInApi[kind], key: id })) }
  return useQuery({
    queryKey: ['POST /admin/publication-checks', body, etags],
    queryFn: ({ signal }) => admin.api.request('POST /admin/publication-checks', { body, signal }),
    enabled: isEnabled,
    staleTime: 0,
  })
}
