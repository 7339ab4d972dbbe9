import type { ApiClient } from '#api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** The site's theme, whose colour the console takes as its accent. */
export const getThemeQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /page', '/_app'],
    queryFn: async ({ signal }) => {
      const shell = await api.request('GET /page', { query: { path: '/_app' }, signal })
      return 'theme' in shell ? shell.theme : null
    },
    staleTime: Infinity,
  })
