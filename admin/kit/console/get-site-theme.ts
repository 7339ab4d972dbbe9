import type { ApiClient } from '#api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** The published theme, whose colour the console takes as its accent before anybody has signed in. */
export const getSiteThemeQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /page', '/_app'],
    queryFn: async ({ signal }) => {
      const shell = await api.request('GET /page', { query: { path: '/_app' }, signal })
      return 'theme' in shell ? shell.theme : null
    },
    staleTime: Infinity,
  })
