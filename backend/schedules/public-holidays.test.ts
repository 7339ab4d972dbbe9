import { expect, test } from 'vitest'
import { publicHolidays } from './public-holidays.ts'

test('public holidays are those of all the years between two days', async () => {
  const holidays = await publicHolidays('2025-12-30', '2026-01-02')
  expect(holidays.get('2025-01-01')).toBe('1월 1일')
  expect(holidays.get('2026-01-01')).toBe('1월 1일')
  expect(holidays.get('2026-10-03')).toMatch('개천절')
  expect(holidays.has('2026-11-23')).toBe(false)
  expect(holidays.has('2024-01-01')).toBe(false)
  expect(holidays.has('2027-01-01')).toBe(false)
})

test('a day with two of them names both', async () => {
  expect((await publicHolidays('2025-05-05', '2025-05-05')).get('2025-05-05')?.split(', ')).toHaveLength(2)
})

test('a year whose calendar nobody has published has none', async () => {
  expect((await publicHolidays('2090-01-01', '2090-12-31')).size).toBe(0)
})
