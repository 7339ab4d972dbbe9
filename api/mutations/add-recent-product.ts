import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Notes that a treatment was looked at. */
export const addRecentProductMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /recent-products'],
    mutationFn: (input: CallInput<'POST /recent-products'>) => api.request('POST /recent-products', input),
  })
