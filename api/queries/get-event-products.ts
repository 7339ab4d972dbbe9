import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /v2/event/products'>['query']

/** Treatments that running events offer. */
export const getEventProductsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /v2/event/products', query],
    queryFn: () => api.request('GET /v2/event/products', { query }),
  })
