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

/** Puts a page's state that came with a save where the others are, in the order of their paths. */
export const setPageState = (client: QueryClient, state: PageState) =>
  client.setQueryData<Pages>(
    ['GET /admin/pages'],
    (pages) =>
      pages && {
        rows: [...pages.rows.filter(({ key }) => key !== state.key), state].sort((a, b) =>
          a.draft.pattern < b.draft.pattern ? -1 : 1,
        ),
      },
  )

/** Takes a page whose draft was removed away, and asks what now stands for it. */
export function removePageState(client: QueryClient, key: string): void {
  client.setQueryData<Pages>(
    ['GET /admin/pages'],
    (pages) => pages && { rows: pages.rows.filter((row) => row.key !== key) },
  )
  void client.invalidateQueries({ queryKey: ['GET /admin/pages'] })
}
