import type { cartsContract } from '#api/contract/carts.ts'
import type { Handlers } from '#backend/call-context.ts'
import type { Services } from '#backend/services.ts'
import { customerBadge, guestBadge } from '#backend/services/carts/badge.ts'
import { getCart } from '#backend/services/carts/read-cart.ts'
import { addToCart, mergeCart, removeFromCart } from '#backend/services/carts/write-cart.ts'

export const cartsRoutes = ({ database }: Services): Handlers<keyof typeof cartsContract> => ({
  'GET /carts': async ({ place, customer }) =>
    getCart(database, place.partnerId, { customerId: (await customer()).id }),
  'POST /carts': async ({ place, customer, body }) =>
    addToCart(database, place.partnerId, { customerId: (await customer()).id }, body),
  'DELETE /carts': async ({ place, customer, query }) =>
    removeFromCart(database, place.partnerId, { customerId: (await customer()).id }, query),
  'POST /carts/synchronization': async ({ place, customer, body }) =>
    mergeCart(database, place.partnerId, (await customer()).id, body.guestId),
  'GET /guest/carts': ({ place, query: { guestId } }) => getCart(database, place.partnerId, { guestId }),
  'POST /guest/carts': ({ place, body: { guestId, ...input } }) =>
    addToCart(database, place.partnerId, { guestId }, input),
  'DELETE /guest/carts': ({ place, query: { guestId, ...removal } }) =>
    removeFromCart(database, place.partnerId, { guestId }, removal),
  'GET /customer/badge': async ({ place, customer }) =>
    customerBadge(database, place.partnerId, (await customer()).id),
  'GET /guest/badge': ({ place, query }) => guestBadge(database, place.partnerId, query.guestId),
})
