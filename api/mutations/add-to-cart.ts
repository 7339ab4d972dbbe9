import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Puts options into the cart of who is signed in. */
export const addToCartMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /carts'],
    mutationFn: (input: CallInput<'POST /carts'>) => api.request('POST /carts', input),
  })
