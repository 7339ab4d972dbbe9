import { expect, test } from 'vitest'
import { addDays, minutesOf, momentIn, nameDay, timeOf, weekOf } from './days.ts'

test.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s is from %s to %s', (day, first, last) => {
  const week = weekOf(day)
  expect([week.length, week[0], week.at(-1)]).toEqual([7, first, last])
})

test('days go over the ends of months and years', () => {
  expect([addDays('2028-02-28', 1), addDays('2027-01-01', -1)]).toEqual(['2028-02-29', '2026-12-31'])
})

test('a day is named with its weekday', () => {
  expect(nameDay('2026-11-03')).toBe('11월 3일 (화)')
})

test('times are minutes and back, and moments in Seoul', () => {
  expect([minutesOf('09:30'), timeOf(570), timeOf(0)]).toEqual([570, '09:30', '00:00'])
  expect(momentIn('2026-11-03', '09:30')).toBe('2026-11-03T09:30:00+09:00')
})
