import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** One case. */
export const getBeforeAfterQueryOptions = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['GET /customer/before-afters/{id}', id],
    queryFn: () => api.request('GET /customer/before-afters/{id}', { params: { id } }),
    meta: { personal: true },
  })
