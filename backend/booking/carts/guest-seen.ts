import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { cartItems } from './table.ts'
import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { isOf } from './owner.ts'

/*
 * Carts of browsers that have not come back in a quarter of a year are forgotten, whole: what was put in long ago by
 * somebody who comes every day stays.
 */

const day = 86_400_000
const quarter = 90 * day

/** Notes on every row of a guest's cart that they were here. A transaction does this first, because it locks the rows. */
export async function noteSeen(tx: PartnerTransaction, guestId: string): Promise<void> {
  await tx
    .update(cartItems)
    .set({ seenAt: sql`now()` })
    .where(isOf(tx, { guestId }))
}

/** Notes that a guest has read their cart, at most once a day, so that most requests write nothing. */
export async function noteReading(
  database: Database,
  partnerId: number,
  guestId: string,
  seenAt: Date | null | undefined,
): Promise<void> {
  if (!seenAt || seenAt.getTime() > Date.now() - day) return
  await database.withPartner(partnerId, (tx) => noteSeen(tx, guestId))
}

/** Forgets the carts of guests who were not seen for a quarter. */
export async function forgetUnseen(tx: PartnerTransaction): Promise<void> {
  await tx
    .delete(cartItems)
    .where(
      and(
        isOfPartner(tx, cartItems),
        isNotNull(cartItems.guestId),
        lt(cartItems.seenAt, new Date(Date.now() - quarter)),
      ),
    )
}
