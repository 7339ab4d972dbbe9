import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Moves a guest's cart into that of who has signed in. */
export const synchronizeCartMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /carts/synchronization'],
    mutationFn: (input: CallInput<'POST /carts/synchronization'>) =>
      api.request('POST /carts/synchronization', input),
  })
