import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Books. */
export const createReservationMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /customer/reservations'],
    mutationFn: (input: CallInput<'POST /customer/reservations'>) =>
      api.request('POST /customer/reservations', input),
  })
