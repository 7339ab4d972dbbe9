import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { mergeCarts } from './cart-calls.ts'
import { getCustomerQueryOptions } from './queries/get-customer.ts'
import { signOut } from './sign-out.ts'
import { useQueryContext } from './use-query-context.tsx'

/** Calls whose answers a booking changes. */
const changedByBooking = /\/(?:carts|badge|waitings|reservations(?:\/|$))/

/** What a page does when its booking widget tells of a booking, a sign-in or a sign-out. */
export function useWidgetAnswers(guestId: () => string) {
  const { api } = useQueryContext()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return {
    onReserved: () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [call] }) => changedByBooking.test(String(call)),
      }),
    onMember: (isNew: boolean) => {
      // Who it is, the API tells.
      const customer = { ...getCustomerQueryOptions(api), staleTime: 0 }
      void queryClient
        .prefetchQuery(customer)
        .then(() => (isNew ? mergeCarts(api, queryClient, guestId()) : undefined))
    },
    onLogout: () => void signOut(api, queryClient).then(() => navigate('/')),
  }
}
