import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/brandings/{id}'>['query']

/** One branding page. */
export const getBrandingQueryOptions = (api: ApiClient, id: number, query: Query = {}) =>
  queryOptions({
    queryKey: ['GET /customer/brandings/{id}', id, query],
    queryFn: () => api.request('GET /customer/brandings/{id}', { params: { id }, query }),
  })
