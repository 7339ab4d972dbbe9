import { expect, test } from 'vitest'
import {
  addDays,
  dayInSeoul,
  dayText,
  minutesOf,
  momentText,
  shortWeekday,
  timeOf,
  timeText,
  weekdayOf,
} from './days.ts'

test('the day changes at midnight in Seoul', () => {
  expect(dayInSeoul(Date.parse('2026-11-19T14:59:59Z'))).toBe('2026-11-19')
  expect(dayInSeoul(Date.parse('2026-11-19T15:00:00Z'))).toBe('2026-11-20')
})

test('days go over the ends of months and years', () => {
  expect([addDays('2026-11-30', 1), addDays('2027-01-01', -1), addDays('2028-02-28', 1)]).toEqual([
    '2026-12-01',
    '2026-12-31',
    '2028-02-29',
  ])
})

test('a day is named with its weekday', () => {
  expect([weekdayOf('2026-11-29'), shortWeekday('2026-11-29')]).toEqual([0, '일'])
  expect(dayText('2026-12-03')).toBe('12월 3일(목)')
})

test('times are minutes since midnight', () => {
  expect(['00:00', '09:05', '14:30:00', '23:59'].map(minutesOf)).toEqual([0, 545, 870, 1439])
  expect([0, 545, 870, 1439].map(timeOf)).toEqual(['00:00', '09:05', '14:30', '23:59'])
})

test('a time is written by half days, a moment by its day and time in Seoul, whatever the machine’s zone', () => {
  const times = ['오전 12:05', '오전 9:30', '오후 12:00', '오후 2:30', '오후 11:59']
  expect(['00:05', '09:30', '12:00', '14:30:00', '23:59'].map(timeText)).toEqual(times)
  expect(momentText('2026-07-03T05:00:00.000Z')).toBe('7월 3일(금) 오후 2:00')
  expect(momentText(new Date('2026-12-31T15:07:00.000Z'))).toBe('1월 1일(금) 오전 12:07')
})
