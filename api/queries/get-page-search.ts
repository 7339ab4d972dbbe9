import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** Places on the site's own pages that speak of a keyword. */
export const getPageSearchQueryOptions = (api: ApiClient, keyword: string) =>
  queryOptions({
    queryKey: ['GET /page-search', keyword],
    queryFn: () => api.request('GET /page-search', { query: { keyword } }),
  })
