import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { getCustomerQueryOptions } from './queries/get-customer.ts'
import { useLeave } from './use-leave.tsx'
import { useQueryContext } from './use-query-context.tsx'

/** Calls whose answers a booking changes. */
const changedByBooking = /\/(?:carts|badge|waitings|reservations(?:\/|$))/

/** What a page does when its booking widget tells of a booking, a sign-in or a sign-out. */
export function useWidgetAnswers(guestId: () => Promise<string>) {
  const { api } = useQueryContext()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { signOut } = useLeave()
  return {
    onReserved: () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [call] }) => changedByBooking.test(String(call)),
      }),
    onMember: (isNew: boolean) => {
      // Who it is, the API tells.
      const customer = { ...getCustomerQueryOptions(api), staleTime: 0 }
      const known = queryClient.prefetchQuery(customer)
      if (isNew)
        void known.then(async () => {
          // Is of the scripts that come when the page is at rest.
          const [{ mergeCarts }, id] = await Promise.all([import('./cart-calls.ts'), guestId()])
          await mergeCarts(api, queryClient, id)
        })
    },
    onLogout: () => void signOut().then(() => navigate('/')),
  }
}
