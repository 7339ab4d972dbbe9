import { expect, it } from 'vitest'
import { titleRows, titlesPerRow } from './title-rows.ts'

it.each([
  [2, 4],
  [12, 4],
  [13, 5],
  [17, 5],
  [18, 6],
  [40, 6],
])('%i titles stand in rows of %i', (count, perRow) => {
  expect(titlesPerRow(count)).toBe(perRow)
})

it('needs as many rows as hold them, and none for one item', () => {
  expect([0, 1, 2, 4, 5, 12, 13, 17, 18, 19].map(titleRows)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 3, 4])
})
