import { expect, test } from 'vitest'
import { inPickedOrder } from './picked-order.ts'

test('rows come in the order in which they were picked, without those that are gone', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }]
  expect(inPickedOrder(rows, [3, 9, 1])).toEqual([{ id: 3 }, { id: 1 }])
  expect(inPickedOrder(rows, [])).toEqual([])
})
