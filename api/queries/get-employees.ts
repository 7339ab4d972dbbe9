import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /partner-employees'>['query']

/** The clinic's doctors. */
export const getEmployeesQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /partner-employees', query],
    queryFn: () => api.request('GET /partner-employees', { query }),
  })
