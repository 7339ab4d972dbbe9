import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /partner-schedules/time'>['query']

/** Free times of a day. */
export const getAvailableTimesQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /partner-schedules/time', query],
    queryFn: () => api.request('GET /partner-schedules/time', { query }),
  })
