import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'

/** Terms with their versions, read anew whenever a screen opens. */
export function useVersions(id: number) {
  const { api } = useAdmin()
  return useQuery({
    ...callQuery(api, 'GET /admin/terms/{id}/versions', { params: { id } }),
    staleTime: 0,
  })
}
