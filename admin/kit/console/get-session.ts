import type { ApiClient, CallOutput } from '#api/client.ts'
import { ApiError } from '#api/client.ts'
import { queryOptions } from '@tanstack/react-query'

export type Account = CallOutput<'GET /admin/session'>

/** Asks who is signed in; `null` where nobody is. */
export const getSessionQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /admin/session'],
    queryFn: ({ signal }): Promise<Account | null> =>
      api.request('GET /admin/session', { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }),
    staleTime: Infinity,
  })
