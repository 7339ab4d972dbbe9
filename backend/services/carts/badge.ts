import type { Database, Transaction } from '#backend/database/database.ts'
import { cartItems, reservations } from '#backend/database/tables.ts'
import { and, count, eq, gte, inArray } from 'drizzle-orm'
import type { CartOwner } from './owner.ts'
import { isOf } from './owner.ts'

/** What the header counts for a guest. Source: spec sections 3 (`badge.cartCount`) and 7. */
export const guestBadge = (database: Database, partnerId: number, guestId: string) =>
  database.withPartner(
    partnerId,
    async (tx) => ({ cartCount: await countCart(tx, partnerId, { guestId }) }),
    { readOnly: true },
  )

/** And for a signed-in customer, with the reservations to come. */
export const customerBadge = (database: Database, partnerId: number, customerId: number) =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const [row] = await tx
        .select({ count: count() })
        .from(reservations)
        .where(
          and(
            eq(reservations.partnerId, partnerId),
            eq(reservations.customerId, customerId),
            gte(reservations.startsAt, new Date()),
            inArray(reservations.status, ['REQUESTED', 'CONFIRMED']),
          ),
        )
      const cartCount = await countCart(tx, partnerId, { customerId })
      return { cartCount, reservationCount: row?.count ?? 0 }
    },
    { readOnly: true },
  )

async function countCart(tx: Transaction, partnerId: number, owner: CartOwner): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(cartItems).where(isOf(partnerId, owner))
  return row?.count ?? 0
}
