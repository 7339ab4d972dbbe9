import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /v2/products/{id}'>['query']

/** One treatment. */
export const getProductQueryOptions = (api: ApiClient, id: number, query: Query = {}) =>
  queryOptions({
    queryKey: ['GET /v2/products/{id}', id, query],
    queryFn: () => api.request('GET /v2/products/{id}', { params: { id }, query }),
  })
