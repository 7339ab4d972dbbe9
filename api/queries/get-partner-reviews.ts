import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/partner-reviews'>['query']

/** Reviews; without their text where the gate is closed to who asks. */
export const getPartnerReviewsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/partner-reviews', query],
    queryFn: () => api.request('GET /customer/partner-reviews', { query }),
    meta: { personal: true },
  })
