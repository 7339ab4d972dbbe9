import { expect, test } from 'vitest'
import { itemsText } from './items-text.ts'

test('what a reservation is for is told in short: how many only where it is more than one', () => {
  const item = (productName: string, optionName: string, quantity: number) => ({
    productName,
    optionName,
    quantity,
  })
  expect(itemsText({ items: [item('피코 토닝', '1회', 2), item('진료', '', 1)] })).toBe(
    '피코 토닝 1회 × 2, 진료',
  )
  expect(itemsText({ items: [] })).toBe('방문 상담')
})
