import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/exhibitions/{id}'>['query']

/** One exhibition. */
export const getExhibitionQueryOptions = (api: ApiClient, id: number, query: Query = {}) =>
  queryOptions({
    queryKey: ['GET /customer/exhibitions/{id}', id, query],
    queryFn: () => api.request('GET /customer/exhibitions/{id}', { params: { id }, query }),
  })
