import type { CartInput } from '#schema/carts.ts'
import type { ProductDetail } from '#schema/products.ts'

type Items = CartInput['items']

/** Returns the option picked at first: the only one there is, or the only one of the event one comes from. */
export function firstChoice({ options }: Pick<ProductDetail, 'options'>, eventId: number | null): Items {
  const offered = eventId === null ? options : options.filter(({ eventIds }) => eventIds.includes(eventId))
  const [only, ...others] = offered
  return only && others.length === 0 ? [{ productOptionId: only.id, quantity: 1 }] : []
}

/** The items with an option wanted so often; 0 leaves it out. */
export function withQuantity(items: Items, optionId: number, quantity: number): Items {
  const others = items.filter(({ productOptionId }) => productOptionId !== optionId)
  if (quantity === 0) return others
  const isNew = others.length === items.length
  const item = { productOptionId: optionId, quantity }
  return isNew ? [...items, item] : items.map((one) => (one.productOptionId === optionId ? item : one))
}

/** The sum in won before and after discounts; `null` where the clinic shows no prices, or nothing is picked. */
export function sumOf({ options }: Pick<ProductDetail, 'options'>, items: Items) {
  let [amount, regularAmount] = [0, 0]
  let isIncludeVat: boolean | null = null
  for (const { productOptionId, quantity } of items) {
    const price = options.find(({ id }) => id === productOptionId)?.price
    if (!price) continue
    isIncludeVat = price.isIncludeVat
    amount += price.amount * quantity
    regularAmount += price.regularAmount * quantity
  }
  return isIncludeVat === null ? null : { amount, regularAmount, isIncludeVat }
}
