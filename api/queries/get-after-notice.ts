import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/after-notices/{id}'>['query']

/** What to mind after one treatment. */
export const getAfterNoticeQueryOptions = (api: ApiClient, id: number, query: Query = {}) =>
  queryOptions({
    queryKey: ['GET /customer/after-notices/{id}', id, query],
    queryFn: () => api.request('GET /customer/after-notices/{id}', { params: { id }, query }),
  })
