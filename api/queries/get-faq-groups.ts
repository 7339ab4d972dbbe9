import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/faqs/this/group'>['query']

/** Questions and answers by group. */
export const getFaqGroupsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/faqs/this/group', query],
    queryFn: () => api.request('GET /customer/faqs/this/group', { query }),
  })
