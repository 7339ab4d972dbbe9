import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** Recommended search terms. Source: spec section 7, `GET /customer/partner-keywords`. */
export const getPartnerKeywordsQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /customer/partner-keywords'],
    queryFn: () => api.request('GET /customer/partner-keywords'),
  })
