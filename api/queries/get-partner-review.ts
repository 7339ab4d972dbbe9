import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** One review. */
export const getPartnerReviewQueryOptions = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['GET /customer/partner-reviews/{id}', id],
    queryFn: () => api.request('GET /customer/partner-reviews/{id}', { params: { id } }),
    meta: { personal: true },
  })
