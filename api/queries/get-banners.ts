import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

type Query = CallInput<'GET /banners'>['query']

/** Banners of a place on the site. */
export const getBannersQueryOptions = (api: ApiClient, query: Query) =>
  queryOptions({
    queryKey: ['GET /banners', query],
    queryFn: () => api.request('GET /banners', { query }),
  })
