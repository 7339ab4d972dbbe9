import type { SearchKind } from '#schema/search.ts'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

type Search = { keyword: string; kinds?: SearchKind[]; pageSize?: number }

/** What the whole site has for a keyword, by kind; of all kinds unless told. */
export const getSearchQueryOptions = (api: ApiClient, search: Search) =>
  queryOptions({
    queryKey: ['GET /customer/search', search],
    // What is no longer being looked for need not be answered.
    queryFn: ({ signal }) => api.request('GET /customer/search', { query: search, signal }),
  })
