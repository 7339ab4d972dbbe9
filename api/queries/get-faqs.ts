import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/faqs'>['query']

/** Questions and answers, paged. */
export const getFaqsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/faqs', query],
    queryFn: () => api.request('GET /customer/faqs', { query }),
  })
