import { expect, test } from 'vitest'
import { monthFrom, readMonth } from './month.ts'

test('months follow each other over the year’s end, and end with the century', () => {
  expect(monthFrom('2026-12', 1)).toBe('2027-01')
  expect(monthFrom('2026-01', -1)).toBe('2025-12')
  expect(monthFrom('2099-12', 1)).toBeNull()
  expect(monthFrom('2000-01', -1)).toBeNull()
})

test('an address names a month or none', () => {
  expect(['2026-12', '2026-13', '1999-12', '2026-1', 'x', undefined].map(readMonth)).toEqual([
    '2026-12',
    null,
    null,
    null,
    null,
    null,
  ])
})
