import type { Product } from '#schema/products.ts'
import { expect, test } from 'vitest'
import { priceGroups } from './price-rows.ts'

const product = (id: number, category: string | null, amounts: (number | null)[]): Product =>
  ({
    id,
    name: `시술 ${id}`,
    categories: category === null ? [] : [{ id: 1, name: category }],
    options: amounts.map((regularAmount, index) => ({
      id: index,
      name: `옵션 ${index}`,
      sessions: index + 1,
      price: regularAmount === null ? null : { regularAmount, amount: regularAmount / 2 },
    })),
  }) as unknown as Product

test('prices are the regular ones, by category, and an option without a price is left out', () => {
  const groups = priceGroups([
    product(1, '리프팅', [100_000, 180_000]),
    product(2, '색소', [null]),
    product(3, '리프팅', [50_000]),
    product(4, null, [10_000]),
  ])
  expect(groups.map(({ name, rows }) => [name, rows.map(({ amount }) => amount)])).toEqual([
    ['리프팅', [100_000, 180_000, 50_000]],
    ['그 밖의 진료', [10_000]],
  ])
  expect(groups[0]?.rows[1]?.option).toBe('옵션 1 (2회)')
})
