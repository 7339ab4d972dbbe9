import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/notices'>['query']

/** The clinic's news, the pinned first. */
export const getNoticesQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/notices', query],
    queryFn: () => api.request('GET /customer/notices', { query }),
  })
