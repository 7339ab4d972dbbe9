import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /partner-schedules/available-dates'>['query']

/** Days on which there are free times. */
export const getAvailableDatesQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /partner-schedules/available-dates', query],
    queryFn: () => api.request('GET /partner-schedules/available-dates', { query }),
  })
