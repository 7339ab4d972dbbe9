import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/exhibitions'>['query']

/** Exhibitions that are open now. */
export const getExhibitionsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/exhibitions', query],
    queryFn: () => api.request('GET /customer/exhibitions', { query }),
  })
