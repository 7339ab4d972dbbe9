import { expect, test } from 'vitest'
import { sumsOf, type CartItem } from './sums.ts'

const item = (quantity: number, amount: number, regularAmount: number) =>
  ({ quantity, price: { amount, regularAmount } }) as CartItem
const cart = (isIncludeVat: boolean | null) => ({ isIncludeVat }) as Parameters<typeof sumsOf>[0]

test('what is chosen is summed at the prices of today, with what they save', () => {
  expect(sumsOf(cart(true), [item(2, 80_000, 100_000), item(1, 33_000, 33_000)])).toEqual({
    amount: 193_000,
    regularAmount: 233_000,
    saved: 40_000,
    isIncludeVat: true,
  })
  expect(sumsOf(cart(false), [])).toMatchObject({ amount: 0, isIncludeVat: false })
})

test('a clinic without prices has no sums', () => {
  expect(sumsOf(cart(null), [item(2, 80_000, 100_000)])).toBeNull()
})
