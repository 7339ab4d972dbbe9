import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/v2/exhibition-products'>['query']

/** Treatments in open exhibitions. */
export const getExhibitionProductsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/v2/exhibition-products', query],
    queryFn: () => api.request('GET /customer/v2/exhibition-products', { query }),
  })
