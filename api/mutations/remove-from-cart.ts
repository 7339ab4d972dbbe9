import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Takes options out of the cart of who is signed in. */
export const removeFromCartMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['DELETE /carts'],
    mutationFn: (input: CallInput<'DELETE /carts'>) => api.request('DELETE /carts', input),
  })
