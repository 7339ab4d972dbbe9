import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /customer/reservations'>['query']

/** Reservations of who is signed in. */
export const getReservationsQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /customer/reservations', query],
    queryFn: () => api.request('GET /customer/reservations', { query }),
    meta: { personal: true },
  })
