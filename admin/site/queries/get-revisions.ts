import type { ApiClient, CallOutput } from '#api/client.ts'
import { queryOptions } from '@tanstack/react-query'

export type Revision = CallOutput<'GET /admin/revisions'>['rows'][number]

/** Asks for the publications, newest first. */
export const getRevisionsQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /admin/revisions'],
    queryFn: ({ signal }) => api.request('GET /admin/revisions', { signal }),
  })
