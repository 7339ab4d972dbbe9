import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Takes options out of the cart of a guest's browser. */
export const removeFromGuestCartMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['DELETE /guest/carts'],
    mutationFn: (input: CallInput<'DELETE /guest/carts'>) => api.request('DELETE /guest/carts', input),
  })
