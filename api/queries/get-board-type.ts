import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/board-types/{id}'>['query']

/** One board. */
export const getBoardTypeQueryOptions = (api: ApiClient, id: number, query: Query = {}) =>
  queryOptions({
    queryKey: ['GET /customer/board-types/{id}', id, query],
    queryFn: () => api.request('GET /customer/board-types/{id}', { params: { id }, query }),
  })
