import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** The clinic whose site this is. Source: spec section 7, `GET /partners/this`. */
export const getPartnerQueryOptions = (api: ApiClient) =>
  queryOptions({ queryKey: ['GET /partners/this'], queryFn: () => api.request('GET /partners/this') })
