import { expect, test } from 'vitest'
import { monthDays, monthFrom, monthName, monthOf, monthWeeks, readMonth } from './month.ts'

test('a month begins on its weekday and ends with its last day, in a leap year too', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ])
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  expect(monthWeeks('2026-12')[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(monthDays('2028-02').at(-1)).toBe('2028-02-29')
  expect(monthDays('2027-02').at(-1)).toBe('2027-02-28')
})

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
  expect(monthName('2026-03')).toBe('2026년 3월')
})

test('the month is that of Seoul', () => {
  expect(monthOf(new Date('2026-11-30T15:30:00Z'))).toBe('2026-12')
})
