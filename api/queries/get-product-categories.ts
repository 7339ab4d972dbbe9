import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /v2/product-categories'>['query']

/** Categories of treatments, each right before those below it. */
export const getProductCategoriesQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /v2/product-categories', query],
    queryFn: () => api.request('GET /v2/product-categories', { query }),
  })
