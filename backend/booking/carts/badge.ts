import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { cartItems } from './table.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import { and, count, eq, gte, inArray, min } from 'drizzle-orm'
import { noteReading } from './guest-seen.ts'
import { isOf } from './owner.ts'

/**
 * Counts a guest's cart for the header. Every page asks for it, so this call notes that the guest came back.
 * Source: docs/product.md, H13.
 */
export async function guestBadge(database: Database, partnerId: number, guestId: string) {
  const [row] = await database.withPartner(
    partnerId,
    (tx) =>
      tx
        .select({ cartCount: count(), seenAt: min(cartItems.seenAt) })
        .from(cartItems)
        .where(isOf(tx, { guestId })),
    { readOnly: true },
  )
  await noteReading(database, partnerId, guestId, row?.seenAt)
  return { cartCount: row?.cartCount ?? 0 }
}

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
            isOfPartner(tx, reservations),
            eq(reservations.customerId, customerId),
            gte(reservations.startsAt, new Date()),
            inArray(reservations.status, ['REQUESTED', 'CONFIRMED']),
          ),
        )
      const [cart] = await tx.select({ count: count() }).from(cartItems).where(isOf(tx, { customerId }))
      return { cartCount: cart?.count ?? 0, reservationCount: row?.count ?? 0 }
    },
    { readOnly: true },
  )
