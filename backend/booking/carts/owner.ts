import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { cartItems } from './table.ts'
import { and, eq } from 'drizzle-orm'

/** Owner of a cart: a signed-in customer, or the browser which made a `guestId`. */
export type CartOwner = { customerId: number } | { guestId: string }

export const isOf = (bound: Bound, owner: CartOwner) =>
  and(
    isOfPartner(bound, cartItems),
    'customerId' in owner ? eq(cartItems.customerId, owner.customerId) : eq(cartItems.guestId, owner.guestId),
  )
