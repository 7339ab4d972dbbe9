import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /guest/badge'>['query']

/** How much is in the cart of a guest's browser. */
export const getGuestBadgeQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /guest/badge', query],
    queryFn: () => api.request('GET /guest/badge', { query }),
    meta: { personal: true },
  })
