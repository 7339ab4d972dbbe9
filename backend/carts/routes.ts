import type { cartsContract } from '#api/contract/carts.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import { requireGuestId } from '#backend/http/guest-id.ts'
import type { Services } from '#backend/services.ts'
import { customerBadge, guestBadge } from './badge.ts'
import { getCart } from './read-cart.ts'
import { addToCart, mergeCart, removeFromCart } from './write-cart.ts'

const routes = ({ database }: Services): Handlers<keyof typeof cartsContract> => ({
  'GET /carts': async ({ place, customer }) =>
    getCart(database, place.partnerId, { customerId: (await customer()).id }),
  'POST /carts': async ({ place, customer, body }) =>
    addToCart(database, place.partnerId, { customerId: (await customer()).id }, body),
  'DELETE /carts': async ({ place, customer, query }) =>
    removeFromCart(database, place.partnerId, { customerId: (await customer()).id }, query),
  'POST /carts/synchronization': async ({ place, customer, body }) =>
    mergeCart(database, place.partnerId, (await customer()).id, body.guestId),
  'GET /guest/carts': async ({ place, query, headers }) =>
    getCart(database, place.partnerId, { guestId: requireGuestId(headers, { query }) }),
  'POST /guest/carts': async ({ place, body, headers }) =>
    addToCart(database, place.partnerId, { guestId: requireGuestId(headers, { body }) }, body),
  'DELETE /guest/carts': async ({ place, query, headers }) =>
    removeFromCart(database, place.partnerId, { guestId: requireGuestId(headers, { query }) }, query),
  'GET /customer/badge': async ({ place, customer }) =>
    customerBadge(database, place.partnerId, (await customer()).id),
  'GET /guest/badge': async ({ place, query, headers }) =>
    guestBadge(database, place.partnerId, requireGuestId(headers, { query })),
})

export default routes
