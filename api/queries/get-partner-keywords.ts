import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** Recommended search terms. Where they do not come, there are none to show. Source: docs/product.md, E4. */
export const getPartnerKeywordsQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /customer/partner-keywords'],
    queryFn: () => api.request('GET /customer/partner-keywords'),
    meta: { silent: true },
  })
