import { cartAddition, cartQuery, type CartGuest } from '#api/cart-calls.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { CartInput } from '#schema/carts.ts'
import { readGuestId } from '#store/later/guest-id.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Puts items into the cart of who is signed in, else of this browser. */
export function useCart() {
  const { api } = useQueryContext()
  const queryClient = useQueryClient()
  const isSignedIn = useApplicationStore(({ auth }) => auth.user !== null)
  const owner = (): CartGuest => (isSignedIn ? null : readGuestId().guestId)
  return useMutation({
    // The badge in the header listens for the call's name. Whose cart it is is known in the browser only, at the click.
    mutationKey: [isSignedIn ? 'POST /carts' : 'POST /guest/carts'],
    mutationFn: (items: CartInput['items']) => cartAddition(api, owner()).mutationFn({ items }),
    onSuccess: (cart) => queryClient.setQueryData(cartQuery(api, owner()).queryKey, cart),
  })
}
