import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** The cart of who is signed in. */
export const getCartQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /carts'],
    queryFn: () => api.request('GET /carts'),
    meta: { personal: true },
  })
