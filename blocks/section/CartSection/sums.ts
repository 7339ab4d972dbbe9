import type { CartContents } from '#api/cart-calls.ts'

export type CartItem = CartContents['rows'][number]

/** Sums in won of what is chosen, at the prices that the API told; `null` where the clinic shows none. */
export function sumsOf({ isIncludeVat }: CartContents, chosen: CartItem[]) {
  if (isIncludeVat === null) return null
  const sum = (key: 'amount' | 'regularAmount') =>
    chosen.reduce((all, { price, quantity }) => all + (price?.[key] ?? 0) * quantity, 0)
  const [amount, regularAmount] = [sum('amount'), sum('regularAmount')]
  return { amount, regularAmount, saved: regularAmount - amount, isIncludeVat }
}
