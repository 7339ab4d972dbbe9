import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { cartItems } from './table.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { unknownHost } from '#backend/kernel/http/problem.ts'
import { profileText, readProfile } from '#backend/clinic/partners/partner-profile.ts'
import { toImage } from '#backend/editing/resources/stored.ts'
import type { Option } from '#backend/catalogue/products/options.ts'
import { readOptions, toPrice } from '#backend/catalogue/products/options.ts'
import type { Cart } from '#schema/carts.ts'
import { asc } from 'drizzle-orm'
import { noteReading } from './guest-seen.ts'
import type { CartOwner } from './owner.ts'
import { isOf } from './owner.ts'

/** A cart as it is worth now. What can no longer be booked stays in it and says why. Source: docs/product.md, T5. */
export async function getCart(database: Database, partnerId: number, owner: CartOwner): Promise<Cart> {
  const { items, cart } = await database.withPartner(
    partnerId,
    async (tx) => {
      const found = await readItems(tx, owner)
      return { items: found, cart: await toCart(tx, found) }
    },
    { readOnly: true },
  )
  if ('guestId' in owner) await noteReading(database, partnerId, owner.guestId, items[0]?.seenAt)
  return cart
}

/** `getCart` inside a transaction that does more. */
export const readCart = async (tx: PartnerTransaction, owner: CartOwner): Promise<Cart> =>
  toCart(tx, await readItems(tx, owner))

type Item = typeof cartItems.$inferSelect

const readItems = (tx: PartnerTransaction, owner: CartOwner): Promise<Item[]> =>
  tx.select().from(cartItems).where(isOf(tx, owner)).orderBy(asc(cartItems.id))

async function toCart(tx: PartnerTransaction, items: Item[]): Promise<Cart> {
  const [row] = await tx.select({ profile: profileText }).from(partners).where(isOfPartner(tx, partners))
  if (!row) throw unknownHost()
  const { hasPriceView, isIncludeVat } = readProfile(row.profile).homepageConfig
  const options = await readOptions(
    tx,
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

function toRow(item: Item, option: Option | undefined) {
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
