import type { ApiClient, CallOutput } from '#api/client.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

type Pages = CallOutput<'GET /admin/pages'>
export type PageState = Pages['rows'][number]

/** Draft and published state of every page definition. */
export const getPagesQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /admin/pages'],
    queryFn: ({ signal }) => api.request('GET /admin/pages', { signal }),
  })

/** Puts a page's state that came with a save where the others are. */
export const setPageState = (client: QueryClient, state: PageState) =>
  client.setQueryData<Pages>(
    ['GET /admin/pages'],
    (pages) => pages && { rows: pages.rows.map((row) => (row.key === state.key ? state : row)) },
  )
