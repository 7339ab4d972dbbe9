import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/notice-customer-boards'>['query']

/** What customers wrote on a board. */
export const getCustomerPostsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/notice-customer-boards', query],
    queryFn: () => api.request('GET /customer/notice-customer-boards', { query }),
    meta: { personal: true },
  })
