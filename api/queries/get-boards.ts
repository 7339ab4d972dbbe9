import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/boards'>['query']

/** Articles on a board of the clinic's. */
export const getBoardsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/boards', query],
    queryFn: () => api.request('GET /customer/boards', { query }),
  })
