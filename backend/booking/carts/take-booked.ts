import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { and, inArray } from 'drizzle-orm'
import { lockCart } from './lock-cart.ts'
import { isOf } from './owner.ts'
import { cartItems } from './table.ts'

type Owners = { customerId?: number | undefined; guestId?: string | undefined }

/**
 * Takes booked options out of the carts they may have come from, in the transaction that books them. Somebody who signs in
 * while they book has a cart under each name, and the one may just be moving into the other.
 */
export async function takeBooked(
  tx: PartnerTransaction,
  { customerId, guestId }: Owners,
  optionIds: readonly number[],
): Promise<void> {
  const owners = [
    ...(customerId === undefined ? [] : [{ customerId }]),
    ...(guestId === undefined ? [] : [{ guestId }]),
  ]
  for (const owner of owners) await lockCart(tx, owner)
  for (const owner of owners)
    await tx.delete(cartItems).where(and(isOf(tx, owner), inArray(cartItems.optionId, optionIds)))
}
