import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Signs a member in. */
export const signInMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /api/signin'],
    mutationFn: (input: CallInput<'POST /api/signin'>) => api.request('POST /api/signin', input),
  })
