import type { ApiClient, CallOutput } from '#api/client.ts'
import { queryOptions } from '@tanstack/react-query'

export type BlockType = CallOutput<'GET /admin/blocks'>['rows'][number]

/** Every block type there is. They change with a deployment only. */
export const getBlocksQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /admin/blocks'],
    queryFn: ({ signal }) => api.request('GET /admin/blocks', { signal }),
    staleTime: Infinity,
  })
