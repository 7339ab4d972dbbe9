import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/notices/{id}'>['query']

/** One notice, with those before and after it. */
export const getNoticeQueryOptions = (api: ApiClient, id: number, query: Query = {}) =>
  queryOptions({
    queryKey: ['GET /customer/notices/{id}', id, query],
    queryFn: () => api.request('GET /customer/notices/{id}', { params: { id }, query }),
  })
