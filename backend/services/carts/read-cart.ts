import type { Database, Transaction } from '#backend/database/database.ts'
import { cartItems, partners } from '#backend/database/tables.ts'
import { unknownHost } from '#backend/problem.ts'
import { profileText, readProfile } from '#backend/services/partner-profile.ts'
import { toImage } from '#backend/services/products/stored.ts'
import type { Option } from '#backend/services/reservations/options.ts'
import { readOptions } from '#backend/services/reservations/options.ts'
import { toPrice } from '#backend/services/reservations/outlook.ts'
import type { Cart } from '#schema/cart.ts'
import { asc, eq } from 'drizzle-orm'
import type { CartOwner } from './owner.ts'
import { isOf } from './owner.ts'

/** A cart as it is worth now. What can no longer be booked stays in it and says why. Source: spec section 7, "Cart". */
export const getCart = (database: Database, partnerId: number, owner: CartOwner): Promise<Cart> =>
  database.withPartner(partnerId, (tx) => readCart(tx, partnerId, owner), { readOnly: true })

/** `getCart` inside a transaction that does more. */
export async function readCart(tx: Transaction, partnerId: number, owner: CartOwner): Promise<Cart> {
  const items = await tx.select().from(cartItems).where(isOf(partnerId, owner)).orderBy(asc(cartItems.id))
  const [row] = await tx
    .select({ profile: profileText })
    .from(partners)
    .where(eq(partners.partnerId, partnerId))
  if (!row) throw unknownHost()
  const { hasPriceView, isIncludeVat } = readProfile(row.profile).homepageConfig
  const options = await readOptions(
    tx,
    partnerId,
    items.map(({ optionId }) => optionId),
  )
  const rows = items.map((item) => {
    const option = options.get(item.optionId)
    return { ...toRow(item, option), price: option && hasPriceView ? toPrice(option, isIncludeVat) : null }
  })
  const available = rows.filter(({ isAvailable }) => isAvailable)
  return {
    rows,
    count: rows.length,
    totalPrice: hasPriceView
      ? available.reduce((sum, { price, quantity }) => sum + (price?.amount ?? 0) * quantity, 0)
      : null,
    isIncludeVat: hasPriceView ? isIncludeVat : null,
    removedCount: rows.length - available.length,
  }
}

function toRow(item: typeof cartItems.$inferSelect, option: Option | undefined) {
  return {
    id: item.id,
    productOptionId: item.optionId,
    productId: option?.productId ?? null,
    productName: option?.productName ?? item.productName,
    optionName: option?.optionName ?? item.optionName,
    image: toImage(option?.image),
    quantity: item.quantity,
    durationMinutes: option?.durationMinutes ?? null,
    isAvailable: option?.isVisible ?? false,
    unavailableReason: option ? (option.isVisible ? null : ('HIDDEN' as const)) : ('GONE' as const),
    addedAt: item.createdAt.toISOString(),
  }
}
