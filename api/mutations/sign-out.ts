import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'

/** Signs out. Whatever comes of it, the site forgets who it was. Source: spec section 4. */
export const signOutMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /customer/logout'],
    mutationFn: () => api.request('POST /customer/logout'),
  })
