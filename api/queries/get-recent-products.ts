import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /recent-products'>['query']

/** Treatments that who is signed in looked at, the newest first. */
export const getRecentProductsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /recent-products', query],
    queryFn: () => api.request('GET /recent-products', { query }),
    meta: { personal: true },
  })
