import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/review-urls'>['query']

/** Where a visit can be reviewed. */
export const getReviewUrlsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/review-urls', query],
    queryFn: () => api.request('GET /customer/review-urls', { query }),
    meta: { personal: true },
  })
