import { cartAddition, cartQuery, cartRemoval, type CartContents, type CartGuest } from '#api/cart-calls.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { readGuestId } from '#store/later/guest-id.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Owner of the cart; `undefined` until the browser has said who that is. */
function useOwner(): CartGuest | undefined {
  const isSignedIn = useApplicationStore(({ auth }) => auth.user !== null)
  const [guestId, setGuestId] = useState<string>()
  useEffect(() => setGuestId(readGuestId().guestId), [])
  return isSignedIn ? null : guestId
}

/** The cart of who is signed in, else of this browser, and what changes it. The API answers every change with the whole. */
export function useCart() {
  const { api } = useQueryContext()
  const queryClient = useQueryClient()
  const owner = useOwner()
  const asked = cartQuery(api, owner ?? null)
  const { data, isError, refetch } = useQuery({ ...asked, enabled: owner !== undefined })
  const onSuccess = (cart: CartContents) => queryClient.setQueryData(asked.queryKey, cart)
  // What somebody else has changed meanwhile is seen at once.
  const onError = () => refetch()
  const setting = useMutation({ ...cartAddition(api, owner ?? null), onSuccess, onError })
  const removal = useMutation({ ...cartRemoval(api, owner ?? null), onSuccess, onError })
  return {
    cart: owner === undefined ? undefined : data,
    isError,
    retry: () => void refetch(),
    isChanging: setting.isPending || removal.isPending,
    setQuantity: (productOptionId: number, quantity: number) =>
      setting.mutate({ items: [{ productOptionId, quantity }], mode: 'SET' }),
    remove: (ids: number[]) => removal.mutate({ ids }),
  }
}
