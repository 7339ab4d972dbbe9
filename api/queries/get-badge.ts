import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** How much is in the cart of who is signed in. */
export const getBadgeQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /customer/badge'],
    queryFn: () => api.request('GET /customer/badge'),
    meta: { personal: true },
  })
