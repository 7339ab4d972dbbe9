import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Puts options into the cart of a guest's browser. */
export const addToGuestCartMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /guest/carts'],
    mutationFn: (input: CallInput<'POST /guest/carts'>) => api.request('POST /guest/carts', input),
  })
