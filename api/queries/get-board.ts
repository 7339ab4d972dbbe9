import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/boards/{id}'>['query']

/** One article of a board. */
export const getBoardQueryOptions = (api: ApiClient, id: number, query: Query = {}) =>
  queryOptions({
    queryKey: ['GET /customer/boards/{id}', id, query],
    queryFn: () => api.request('GET /customer/boards/{id}', { params: { id }, query }),
  })
