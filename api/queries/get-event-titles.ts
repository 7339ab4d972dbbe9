import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /event/title'>['query']

/** Titles of the events that run now. */
export const getEventTitlesQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /event/title', query],
    queryFn: () => api.request('GET /event/title', { query }),
  })
