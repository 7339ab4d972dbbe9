import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /recommended-products'>['query']

/** Treatments that the clinic recommends. */
export const getRecommendedProductsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /recommended-products', query],
    queryFn: () => api.request('GET /recommended-products', { query }),
  })
