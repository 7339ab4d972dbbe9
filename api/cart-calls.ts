import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { callMutation } from './call-query.ts'
import type { ApiClient, CallInput, CallOutput } from './client.ts'

/** Number of the browser whose cart is meant; `null` for the cart of who is signed in. */
export type CartGuest = string | null

export type CartContents = CallOutput<'GET /carts'>
type Additions = CallInput<'POST /carts'>['body']
type Removal = CallInput<'DELETE /carts'>['query']

/** Names a guest's cart. Addresses end up in logs, headers do not. */
export const guestHeaders = (guestId: string) => ({ 'guest-id': guestId })

/** Query of a cart, priced as of now. */
export const cartQuery = (api: ApiClient, guestId: CartGuest) =>
  queryOptions({
    queryKey: guestId === null ? ['GET /carts'] : ['GET /guest/carts', guestId],
    queryFn: ({ signal }): Promise<CartContents> =>
      guestId === null
        ? api.request('GET /carts', { signal })
        : api.request('GET /guest/carts', { headers: guestHeaders(guestId), signal }),
    meta: { personal: true },
  })

/** Mutation that puts options into a cart, or sets how often they are wanted. Answers the whole cart. */
export const cartAddition = (api: ApiClient, guestId: CartGuest) => {
  const own = callMutation(api, 'POST /carts')
  const guest = callMutation(api, 'POST /guest/carts')
  return guestId === null
    ? { ...own, mutationFn: (body: Additions): Promise<CartContents> => own.mutationFn({ body }) }
    : {
        ...guest,
        mutationFn: (body: Additions): Promise<CartContents> =>
          guest.mutationFn({ body, headers: guestHeaders(guestId) }),
      }
}

/** Mutation that takes options out of a cart. Answers the whole cart. */
export const cartRemoval = (api: ApiClient, guestId: CartGuest) => {
  const own = callMutation(api, 'DELETE /carts')
  const guest = callMutation(api, 'DELETE /guest/carts')
  return guestId === null
    ? { ...own, mutationFn: (query: Removal): Promise<CartContents> => own.mutationFn({ query }) }
    : {
        ...guest,
        mutationFn: (query: Removal): Promise<CartContents> =>
          guest.mutationFn({ query, headers: guestHeaders(guestId) }),
      }
}

/** Moves the guest's cart into that of who has signed in. Where that fails, it stays the guest's. Never rejects. */
export async function mergeCarts(api: ApiClient, queryClient: QueryClient, guestId: string): Promise<void> {
  try {
    await api.request('POST /carts/synchronization', { body: { guestId } })
  } catch {
    return
  }
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [call] }) => /\/(?:carts|badge)$/.test(String(call)),
  })
}
