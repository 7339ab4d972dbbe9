import { expect, test } from 'vitest'
import { barIn } from './period-days.ts'

// Midnight in Seoul is 15:00 in UTC.
test.each([
  ['within', '2026-11-09T15:00:00.000Z', '2026-11-12T15:00:00.000Z', [9, 11, false, false]],
  ['over both ends', '2026-09-30T15:00:00.000Z', '2027-01-01T15:00:00.000Z', [0, 29, true, true]],
  ['without ends', null, null, [0, 29, true, true]],
  ['until in a day', '2026-11-29T15:00:00.000Z', '2026-11-30T01:00:00.000Z', [29, 29, false, false]],
])('a period %s', (_, from, until, [first, last, goesBack, goesOn]) => {
  expect(barIn('2026-11', from, until)).toEqual({ first, last, goesBack, goesOn })
})

test.each([
  ['before it', null, '2026-10-31T15:00:00.000Z'],
  ['after it', '2026-11-30T15:00:00.000Z', null],
  ['that ends before it begins', '2026-11-20T15:00:00.000Z', '2026-11-10T15:00:00.000Z'],
])('a period %s has no part in the month', (_, from, until) => {
  expect(barIn('2026-11', from, until)).toBeUndefined()
})
