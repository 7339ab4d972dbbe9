import type { ApiClient, CallOutput } from '#api/client.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export type ThemeState = CallOutput<'GET /admin/theme'>

/** Draft and published state of the theme. */
export const getThemeQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /admin/theme'],
    queryFn: ({ signal }) => api.request('GET /admin/theme', { signal }),
  })

/** Puts the theme's state that came with a save where the one before was. */
export const setThemeState = (client: QueryClient, state: ThemeState) =>
  client.setQueryData<ThemeState>(['GET /admin/theme'], state)
