import { expect, test } from 'vitest'
import { merge } from './merge-rows.ts'

const base = {
  name: '토닝',
  summary: '',
  options: [
    { id: 1, price: 99_000 },
    { id: 2, price: 450_000 },
  ],
}

test('what each of two people changed is in the merged row', () => {
  const mine = { ...base, summary: '새 소개' }
  const theirs = { ...base, options: [{ id: 1, price: 89_000 }, base.options[1]] }
  expect(merge(base, mine, theirs)).toEqual({ data: { ...theirs, summary: '새 소개' }, both: [] })
})

test('a field that both changed keeps mine and is told; another field of the same item is taken', () => {
  const mine = {
    ...base,
    options: [
      { id: 1, price: 95_000 },
      { id: 2, price: 400_000 },
    ],
  }
  const theirs = { ...base, options: [{ id: 1, price: 89_000 }, base.options[1]] }
  expect(merge(base, mine, theirs)).toEqual({ data: mine, both: ['/options/0/price'] })
})

test('a list that one made longer is taken whole, or told where the other changed it too', () => {
  const longer = { ...base, options: [...base.options, { id: 3, price: 1 }] }
  expect(merge(base, longer, { ...base, name: '새 이름' })).toEqual({
    data: { ...longer, name: '새 이름' },
    both: [],
  })
  const theirs = { ...base, options: [{ id: 1, price: 89_000 }, base.options[1]] }
  expect(merge(base, longer, theirs)).toEqual({ data: longer, both: ['/options'] })
})
