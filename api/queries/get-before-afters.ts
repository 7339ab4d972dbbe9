import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/before-afters'>['query']

/** Cases; without pictures where the gate is closed to who asks. */
export const getBeforeAftersQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/before-afters', query],
    queryFn: () => api.request('GET /customer/before-afters', { query }),
    meta: { personal: true },
  })
