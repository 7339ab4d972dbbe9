import type { ApiClient } from '#api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Asks for the uploaded pictures: those that anybody may have, or the gated ones. */
export const getFilesQueryOptions = (api: ApiClient, isGated: boolean) =>
  queryOptions({
    queryKey: ['GET /admin/files', isGated],
    queryFn: ({ signal }) => api.request('GET /admin/files', { query: { isGated }, signal }),
  })
