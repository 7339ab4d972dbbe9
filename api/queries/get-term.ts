import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /term'>['query']

/** The current text of terms, by their title. */
export const getTermQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /term', query],
    queryFn: () => api.request('GET /term', { query }),
  })
