import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Goes on as a guest. */
export const guestSignInMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /api/guest-signin'],
    mutationFn: (input: CallInput<'POST /api/guest-signin'>) => api.request('POST /api/guest-signin', input),
  })
