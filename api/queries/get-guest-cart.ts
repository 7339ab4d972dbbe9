import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /guest/carts'>['query']

/** The cart of a guest's browser. */
export const getGuestCartQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /guest/carts', query],
    queryFn: () => api.request('GET /guest/carts', { query }),
    meta: { personal: true },
  })
