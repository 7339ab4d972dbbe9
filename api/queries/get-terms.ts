import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /terms'>['query']

/** All terms that a customer may be asked to agree to. */
export const getTermsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /terms', query],
    queryFn: () => api.request('GET /terms', { query }),
  })
