import type { ApiClient } from '#api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Pictures that were uploaded. */
export const getFilesQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /admin/files'],
    queryFn: ({ signal }) => api.request('GET /admin/files', { signal }),
  })
