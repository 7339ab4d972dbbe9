import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { recentProducts } from '#backend/catalogue/products/table.ts'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { customers } from './table.ts'

/** Number of treatments that is kept for a customer. */
export const recentLimit = 50

/**
 * Gives a member what they looked at as a guest: each treatment as of its later look. A look that is just being written
 * is waited for; one that comes later stays the guest's.
 */
export async function mergeRecentProducts(
  tx: PartnerTransaction,
  guestId: number,
  memberId: number,
): Promise<void> {
  if (guestId === memberId) return
  // Not `lockCustomer`, which throws for a closed guest: the member signs in all the same.
  const isGuest = and(isOfPartner(tx, customers), eq(customers.id, guestId))
  await tx.select({ id: customers.id }).from(customers).where(isGuest).for('update')
  await tx.execute(sql`
    with gone as (
      delete from recent_products where partner_id = ${tx.partnerId} and customer_id = ${guestId}
      returning product_id, viewed_at
    )
    insert into recent_products (partner_id, customer_id, product_id, viewed_at)
    select ${tx.partnerId}, ${memberId}, product_id, viewed_at from gone
    on conflict (partner_id, customer_id, product_id)
    do update set viewed_at = greatest(recent_products.viewed_at, excluded.viewed_at)`)
  await forgetOldest(tx, memberId)
}

/** Lets the oldest beyond the limit go. */
export async function forgetOldest(tx: PartnerTransaction, customerId: number): Promise<void> {
  const kept = tx
    .select({ id: recentProducts.productId })
    .from(recentProducts)
    .where(isSeenBy(tx, customerId))
    .orderBy(desc(recentProducts.viewedAt), desc(recentProducts.productId))
    .limit(recentLimit)
  await tx
    .delete(recentProducts)
    .where(and(isSeenBy(tx, customerId), notInArray(recentProducts.productId, kept)))
}

/** Condition over `recent_products` that a customer looked at a treatment. */
export const isSeenBy = (bound: Bound, customerId: number) =>
  and(isOfPartner(bound, recentProducts), eq(recentProducts.customerId, customerId))
