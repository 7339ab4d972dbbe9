import { queryOptions } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '../client.ts'

/** Asks who is signed in; `null` for nobody, which is no failure: most visitors are nobody. */
export const getCustomerQueryOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['GET /customers/this'],
    queryFn: () =>
      api.request('GET /customers/this').catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }),
    meta: { personal: true },
  })
