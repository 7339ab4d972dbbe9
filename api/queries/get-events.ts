import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /events'>['query']

/** Events that run now, with what they offer. */
export const getEventsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /events', query],
    queryFn: () => api.request('GET /events', { query }),
  })
