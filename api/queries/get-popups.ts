import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/**
 * Promotional popups: those of now, or in a draft those of a moment. Asked for once: not again when it fails, nor when
 * the window comes back, but by who shows them (`useChosenPopups`) when the answer is over.
 * Source: docs/product.md, U2.
 */
export const getPopupsQueryOptions = (api: ApiClient, at?: string) =>
  queryOptions({
    queryKey: ['GET /customer/popups', at],
    queryFn: () => api.request('GET /customer/popups', { query: { at } }),
    retry: false,
    refetchOnWindowFocus: false,
    meta: { silent: true },
  })
