import type { cartsContract } from '#api/contract/carts.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { Cart } from '#schema/carts.ts'

const guestId = '6f1c2b34-8d5e-4f60-9a71-0b2c3d4e5f60'

const cart: Cart = {
  rows: [
    {
      id: 401,
      productOptionId: 31,
      productId: 12,
      productName: '스킨부스터',
      optionName: '1회',
      image: null,
      quantity: 2,
      durationMinutes: 40,
      price: {
        amount: 165_000,
        regularAmount: 220_000,
        discountRate: 25,
        kind: 'EVENT',
        eventId: 7,
        endsAt: '2030-11-30T15:00:00.000Z',
        isIncludeVat: true,
      },
      isAvailable: true,
      unavailableReason: null,
      addedAt: '2030-10-20T02:00:00.000Z',
    },
  ],
  count: 1,
  totalPrice: 330_000,
  isIncludeVat: true,
  removedCount: 0,
}

const empty: Cart = { rows: [], count: 0, totalPrice: 0, isIncludeVat: true, removedCount: 0 }
const items = [{ productOptionId: 31, quantity: 2 }]

const examples: Examples<keyof typeof cartsContract> = {
  'GET /carts': { response: cart },
  'POST /carts': { body: { items }, response: cart },
  'DELETE /carts': { query: { ids: '401' }, response: empty },
  'POST /carts/synchronization': { body: { guestId }, response: { ...cart, leftCount: 0 } },
  'GET /guest/carts': { query: { guestId }, response: cart },
  'POST /guest/carts': { body: { guestId, items, mode: 'ADD' }, response: cart },
  'DELETE /guest/carts': { query: { guestId, all: 'true' }, response: empty },
  'GET /customer/badge': { response: { cartCount: 1, reservationCount: 2 } },
  'GET /guest/badge': { query: { guestId }, response: { cartCount: 1 } },
}

export default examples
