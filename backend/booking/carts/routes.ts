import type { cartsContract } from '#api/contract/carts.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { requireGuestId } from '#backend/kernel/http/guest-id.ts'
import type { Services } from '#backend/services.ts'
import { customerBadge, guestBadge } from './badge.ts'
import { getCart } from './read-cart.ts'
import { addToCart, mergeCart, removeFromCart } from './write-cart.ts'

const routes = ({ database }: Services): Handlers<keyof typeof cartsContract> => ({
  'GET /carts': async ({ partner, customer }) =>
    getCart(database, partner.partnerId, { customerId: (await customer()).id }),
  'POST /carts': async ({ partner, customer, body }) =>
    addToCart(database, partner.partnerId, { customerId: (await customer()).id }, body),
  'DELETE /carts': async ({ partner, customer, query }) =>
    removeFromCart(database, partner.partnerId, { customerId: (await customer()).id }, query),
  'POST /carts/synchronization': async ({ partner, customer, body }) =>
    mergeCart(database, partner.partnerId, (await customer()).id, body.guestId),
  'GET /guest/carts': async ({ partner, query, headers }) =>
    getCart(database, partner.partnerId, { guestId: requireGuestId(headers, { query }) }),
  'POST /guest/carts': async ({ partner, body, headers }) =>
    addToCart(database, partner.partnerId, { guestId: requireGuestId(headers, { body }) }, body),
  'DELETE /guest/carts': async ({ partner, query, headers }) =>
    removeFromCart(database, partner.partnerId, { guestId: requireGuestId(headers, { query }) }, query),
  'GET /customer/badge': async ({ partner, customer }) =>
    customerBadge(database, partner.partnerId, (await customer()).id),
  'GET /guest/badge': async ({ partner, query, headers }) =>
    guestBadge(database, partner.partnerId, requireGuestId(headers, { query })),
})

export default routes
