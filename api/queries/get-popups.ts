import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/**
 * Promotional popups. Asked for once: not again when it fails, nor when the window comes back.
 * Source: docs/product.md, U2.
 */
export const getPopupsQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /customer/popups'],
    queryFn: () => api.request('GET /customer/popups'),
    retry: false,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  })
