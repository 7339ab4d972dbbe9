import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/after-notices'>['query']

/** What to mind after treatments. */
export const getAfterNoticesQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/after-notices', query],
    queryFn: () => api.request('GET /customer/after-notices', { query }),
  })
