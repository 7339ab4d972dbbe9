import { cartItems } from './table.ts'
import { and, eq } from 'drizzle-orm'

/** Owner of a cart: a signed-in customer, or the browser which made a `guestId`. */
export type CartOwner = { customerId: number } | { guestId: string }

export const isOf = (partnerId: number, owner: CartOwner) =>
  and(
    eq(cartItems.partnerId, partnerId),
    'customerId' in owner ? eq(cartItems.customerId, owner.customerId) : eq(cartItems.guestId, owner.guestId),
  )
