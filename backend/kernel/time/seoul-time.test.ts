import { expect, test } from 'vitest'
import { addDays, dayOf, daysFrom, minutesOfDay, momentOf, timestampOf, weekdayOf } from './seoul-time.ts'

test.each([
  ['2026-11-20T14:59:59.999Z', '2026-11-20', 1439],
  ['2026-11-20T15:00:00.000Z', '2026-11-21', 0],
  ['2026-11-21T05:30:30.000Z', '2026-11-21', 870],
  ['2026-12-31T15:00:00.000Z', '2027-01-01', 0],
])('at %s it is %s in Seoul, %i minutes after midnight', (moment, day, minutes) => {
  expect([dayOf(new Date(moment)), minutesOfDay(new Date(moment))]).toEqual([day, minutes])
  expect([dayOf(Date.parse(moment)), minutesOfDay(Date.parse(moment))]).toEqual([day, minutes])
})

test('a day and its minutes name a moment', () => {
  expect(momentOf('2026-11-21', 870)).toEqual(new Date('2026-11-21T14:30:00+09:00'))
  expect(timestampOf('2026-11-21', 0)).toBe(Date.parse('2026-11-21T00:00:00+09:00'))
})

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysFrom('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(daysFrom('2026-12-30', '2026-12-30')).toEqual(['2026-12-30'])
  expect(daysFrom('2026-12-30', '2026-12-29')).toEqual([])
})

test('the same however many days were asked for before', () => {
  const thirtyYears = daysFrom('2000-01-01', '2029-12-31')
  expect(thirtyYears).toHaveLength(10_958)
  expect(thirtyYears.at(-1)).toBe('2029-12-31')
  expect(dayOf(momentOf('2000-01-01', 0))).toBe('2000-01-01')
})

test('the week begins on Monday, before 1970 too', () => {
  const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
  expect([...week, '2026-11-22'].map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(['1969-12-31', '1969-12-28', '1969-12-22'].map(weekdayOf)).toEqual([3, 7, 1])
})
