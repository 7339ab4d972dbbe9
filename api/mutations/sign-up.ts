import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Makes a member, who is then signed in. */
export const signUpMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /api/signup'],
    mutationFn: (input: CallInput<'POST /api/signup'>) => api.request('POST /api/signup', input),
  })
