import { expect, test } from 'vitest'
import { weekOf } from './days.ts'

test.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s is from %s to %s', (day, first, last) => {
  const week = weekOf(day)
  expect([week.length, week[0], week.at(-1)]).toEqual([7, first, last])
})
