import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** One post of a customer. */
export const getCustomerPostQueryOptions = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['GET /customer/notice-customer-boards/{id}', id],
    queryFn: () => api.request('GET /customer/notice-customer-boards/{id}', { params: { id } }),
    meta: { personal: true },
  })
