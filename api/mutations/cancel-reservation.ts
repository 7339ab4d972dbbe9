import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Cancels a reservation. */
export const cancelReservationMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['POST /customer/reservations/{reservationId}/cancel'],
    mutationFn: (input: CallInput<'POST /customer/reservations/{reservationId}/cancel'>) =>
      api.request('POST /customer/reservations/{reservationId}/cancel', input),
  })
