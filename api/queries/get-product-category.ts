import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /v2/product-categories/{id}'>['query']

/** One category, with those above and below it. */
export const getProductCategoryQueryOptions = (api: ApiClient, id: number, query: Query = {}) =>
  queryOptions({
    queryKey: ['GET /v2/product-categories/{id}', id, query],
    queryFn: () => api.request('GET /v2/product-categories/{id}', { params: { id }, query }),
  })
