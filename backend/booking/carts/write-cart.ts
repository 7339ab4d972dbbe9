import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { cartItems } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { lockCustomer } from '#backend/people/customers/lock-customer.ts'
import { readOptions } from '#backend/catalogue/products/options.ts'
import type { Cart, CartInput, CartRemoval, MergedCart } from '#schema/carts.ts'
import { mostItems, mostOfOne } from '#schema/carts.ts'
import { and, asc, inArray, notInArray, or, sql } from 'drizzle-orm'
import { forgetUnseen, noteSeen } from './guest-seen.ts'
import { lockCart } from './lock-cart.ts'
import type { CartOwner } from './owner.ts'
import { isOf } from './owner.ts'
import { readCart } from './read-cart.ts'

/**
 * Puts options into a cart. One that is there already is wanted more often (`ADD`), or just so often (`SET`). Throws 422
 * naming each option that nobody can book, 409 for more options than a cart holds, 401 for a customer who is just
 * leaving; then nothing is added.
 */
export async function addToCart(
  database: Database,
  partnerId: number,
  owner: CartOwner,
  { items, mode }: CartInput,
): Promise<Cart> {
  return database.withPartner(partnerId, async (tx) => {
    await lockOwner(tx, owner)
    const named = await withNames(tx, items)
    if ('guestId' in owner) {
      await noteSeen(tx, owner.guestId)
      await forgetUnseen(tx)
    }
    const rows = named.map((item) => ({ ...item, ...owner, partnerId: tx.partnerId }))
    requireRoom(await optionsIn(tx, owner), rows)
    await upsert(tx, owner, rows, mode)
    return readCart(tx, owner)
  })
}

/** Takes options out of a cart; what is not in it is no mistake. */
export async function removeFromCart(
  database: Database,
  partnerId: number,
  owner: CartOwner,
  { ids, productOptionIds, all }: CartRemoval,
): Promise<Cart> {
  return database.withPartner(partnerId, async (tx) => {
    await lockCart(tx, owner)
    if ('guestId' in owner) await noteSeen(tx, owner.guestId)
    const isNamed = or(
      ids && inArray(cartItems.id, ids),
      productOptionIds && inArray(cartItems.optionId, productOptionIds),
    )
    await tx.delete(cartItems).where(and(isOf(tx, owner), all ? undefined : isNamed))
    return readCart(tx, owner)
  })
}

/**
 * Moves a guest's cart into a customer's, as far as there is room: what was put in first, first, and more of what the
 * customer has already always. The rest stays the guest's, so that nothing is lost. Taking the guest's rows away is
 * what moves them, so that whoever does it a second time, or at the same moment, finds none.
 * Source: docs/product.md, M7.
 */
export async function mergeCart(
  database: Database,
  partnerId: number,
  customerId: number,
  guestId: string,
): Promise<MergedCart> {
  const [owner, guest] = [{ customerId }, { guestId }]
  return database.withPartner(partnerId, async (tx) => {
    await Promise.all([lockOwner(tx, owner), lockCart(tx, guest)])
    const [held, brought] = await Promise.all([optionsIn(tx, owner), optionsIn(tx, guest)])
    const room = Math.max(0, mostItems - held.size)
    const others = [...brought].filter((id) => !held.has(id))
    const left = others.slice(room)
    const moved = await tx
      .delete(cartItems)
      .where(and(isOf(tx, guest), notInArray(cartItems.optionId, left)))
      .returning()
    const rows = moved.map(({ optionId, quantity, productName, optionName }) => ({
      partnerId: tx.partnerId,
      customerId,
      optionId,
      quantity,
      productName,
      optionName,
    }))
    await upsert(tx, owner, rows, 'ADD')
    return { ...(await readCart(tx, owner)), leftCount: left.length }
  })
}

type NewItem = typeof cartItems.$inferInsert

async function upsert(
  tx: PartnerTransaction,
  owner: CartOwner,
  rows: NewItem[],
  mode: CartInput['mode'],
): Promise<void> {
  if (rows.length === 0) return
  const added = sql`least(${mostOfOne}, ${cartItems.quantity} + excluded.quantity)`
  const isCustomer = 'customerId' in owner
  await tx
    .insert(cartItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        cartItems.partnerId,
        isCustomer ? cartItems.customerId : cartItems.guestId,
        cartItems.optionId,
      ],
      targetWhere: isCustomer ? sql`customer_id is not null` : sql`guest_id is not null`,
      set: { quantity: mode === 'SET' ? sql`excluded.quantity` : added },
    })
}

async function withNames(tx: PartnerTransaction, items: CartInput['items']) {
  const options = await readOptions(
    tx,
    items.map(({ productOptionId }) => productOptionId),
  )
  const errors = items.flatMap(({ productOptionId }, index) =>
    options.get(productOptionId)?.isVisible
      ? []
      : [
          {
            path: `/items/${index}/productOptionId`,
            message: `${productOptionId}번 옵션은 지금 담을 수 없습니다.`,
          },
        ],
  )
  if (errors.length > 0) {
    const message = errors.map(({ message: why }) => why).join(' ')
    throw new ProblemError(422, 'unknown-option', message, { errors })
  }
  return items.flatMap(({ productOptionId, quantity }) => {
    const option = options.get(productOptionId)
    if (!option) return []
    const { optionId, productName, optionName } = option
    return [{ optionId, productName, optionName, quantity }]
  })
}

/** Locks a cart as `lockCart` does, to add to it. A customer who closes their account meanwhile leaves no cart behind. */
async function lockOwner(tx: PartnerTransaction, owner: CartOwner): Promise<void> {
  await Promise.all([
    'customerId' in owner && lockCustomer(tx, owner.customerId, 'key share'),
    lockCart(tx, owner),
  ])
}

/** The options of a cart, in the order in which they were put in. */
async function optionsIn(tx: PartnerTransaction, owner: CartOwner): Promise<Set<number>> {
  const rows = await tx
    .select({ optionId: cartItems.optionId })
    .from(cartItems)
    .where(isOf(tx, owner))
    .orderBy(asc(cartItems.id))
  return new Set(rows.map(({ optionId }) => optionId))
}

/** A cart that is full takes more of what is in it. */
function requireRoom(held: Set<number>, rows: NewItem[]): void {
  const added = rows.filter(({ optionId }) => !held.has(optionId)).length
  if (added === 0 || held.size + added <= mostItems) return
  throw new ProblemError(409, 'cart-full', `장바구니에는 ${mostItems}가지까지 담을 수 있습니다.`)
}
