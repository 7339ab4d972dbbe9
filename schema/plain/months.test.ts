import { expect, test } from 'vitest'
import { addMonths, daysOf, lastDayIn, monthName, weeksOf } from './months.ts'

test('a month begins on its weekday and ends with its last day, in a leap year too', () => {
  const weeks = weeksOf('2026-11')
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
  expect(weeksOf('2026-12')[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ])
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29')
  expect(daysOf('2027-02').at(-1)).toBe('2027-02-28')
})

test('months follow each other over the year’s end', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(lastDayIn('2026-12')).toBe('2026-12-31')
})

test('a month has a name', () => {
  expect(monthName('2026-03')).toBe('2026년 3월')
})
