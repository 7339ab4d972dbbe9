import { expect, test } from 'vitest'
import { moveBlock } from '../../pages/change-blocks.ts'
import { indexAfterMove, seamsOf } from './places.ts'

const blocks = ['a', 'b', 'c', 'd'].map((id) => ({ id, component: 'FaqSection', version: 1, data: {} }))

test('there is a place before, between and after the sections that are seen, with those that are not', () => {
  expect(
    seamsOf(blocks, ['a', 'c']).map(({ unseen, ...seam }) => ({
      ...seam,
      unseen: unseen.map(({ id }) => id),
    })),
  ).toEqual([
    { index: 0, above: null, below: 'a', unseen: [] },
    { index: 1, above: 'a', below: 'c', unseen: ['b'] },
    { index: 3, above: 'c', below: null, unseen: ['d'] },
  ])
  expect(seamsOf([], [])).toEqual([{ index: 0, above: null, below: null, unseen: [] }])
})

test('a section let go at a place stands right there', () => {
  const order = (from: number, at: number) =>
    moveBlock(blocks, from, indexAfterMove(from, { index: at }))
      .map(({ id }) => id)
      .join('')
  expect(order(0, 2)).toBe('bacd')
  expect(order(3, 1)).toBe('adbc')
  expect(order(1, 1)).toBe('abcd')
  expect(order(1, 2)).toBe('abcd')
})
