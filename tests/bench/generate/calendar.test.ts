import { expect, test } from 'vitest'
import { calendarFrom } from './calendar.ts'

// A Friday evening in UTC is Saturday in Seoul.
const calendar = calendarFrom(new Date('2026-11-20T19:00:00Z'))

test('days are counted in Seoul', () => {
  expect([calendar.day(-1), calendar.day(0), calendar.day(41)]).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2027-01-01',
  ])
  expect(calendar.at(0, '14:30').toISOString()).toBe('2026-11-21T05:30:00.000Z')
  expect([calendar.weekday(0), calendar.weekday(1)]).toEqual([6, 7])
})

test('a weekday is looked for from a day on', () => {
  expect([calendar.from(0, 6), calendar.from(0, 5), calendar.from(3, 2)]).toEqual([0, 6, 3])
})

test('days are told in words', () => {
  expect([calendar.korean(1), calendar.month(41)]).toEqual(['11월 22일(일)', '1월'])
})
