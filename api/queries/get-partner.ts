import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** The clinic whose site this is. Where it does not come, nothing is told. Source: docs/product.md, E4. */
export const getPartnerQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /partners/this'],
    queryFn: () => api.request('GET /partners/this'),
    meta: { silent: true },
  })
