import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /v2/products'>['query']

/** Treatments, filtered and paged. */
export const getProductsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /v2/products', query],
    queryFn: () => api.request('GET /v2/products', { query }),
  })
