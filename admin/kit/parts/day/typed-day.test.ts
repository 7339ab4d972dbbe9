import { expect, test } from 'vitest'
import { shownDay, typedDay, typedTime } from './typed-day.ts'

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026.11.25(수)', '2026-11-25'],
  ['2026년 3월 5일', '2026-03-05'],
  ['20261125', '2026-11-25'],
  ['12/3', '2026-12-03'],
  ['12월 3일', '2026-12-03'],
  ['내일', '2026-12-01'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['13/1', undefined],
  ['다음 주', undefined],
  ['', undefined],
])('the day %j is %j', (text, day) => {
  expect(typedDay(text, '2026-11-30')).toBe(day)
})

test.each([
  ['9', '09:00'],
  ['9시', '09:00'],
  ['9:5', '09:05'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['23:59', '23:59'],
  ['오후 3시 30분', '15:30'],
  ['오전 12시', '00:00'],
  ['오후 12:30', '12:30'],
  ['24:00', undefined],
  ['오후 15시', undefined],
  ['9:60', undefined],
  ['정오', undefined],
  ['', undefined],
])('the time %j is %j', (text, time) => {
  expect(typedTime(text)).toBe(time)
})

test('a day is shown with its weekday', () => {
  expect(shownDay('2026-11-25')).toBe('2026.11.25(수)')
  expect(shownDay('')).toBe('')
})
