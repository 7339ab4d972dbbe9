import { expect, test } from 'vitest'
import { holidaysByRule } from './holiday-rules.ts'
import {
  publicHolidays,
  publishedHolidays,
  unpublishedYear,
  warnOfUnpublishedYear,
} from './public-holidays.ts'

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

/** Days that no rule foretells. */
const isProclaimed = (names: readonly string[]) => names.some((name) => /임시공휴일|선거/.test(name))

test('the decree gives every day of the calendars that are published, but proclaimed days and elections', async () => {
  let years = 0
  for (let year = 2023; ; year += 1) {
    const published = await publishedHolidays(year)
    if (!published) break
    years += 1
    const foretold = Object.entries(published).filter(([, names]) => !isProclaimed(names))
    const sorted = (days: [string, readonly string[]][]) =>
      days.map(([day, names]) => [day, [...names].sort()]).sort()
    expect([year, sorted(Object.entries(holidaysByRule(year)))]).toEqual([year, sorted(foretold)])
  }
  expect(years).toBeGreaterThanOrEqual(5)
})

test('lunar days agree with every published calendar', async () => {
  for (let year = 2018; ; year += 1) {
    const published = await publishedHolidays(year)
    if (!published) return expect(year).toBeGreaterThan(2027)
    const byRule = holidaysByRule(year)
    for (const name of ['설날', '부처님 오신 날', '추석']) {
      const dayOf = (days: Readonly<Record<string, readonly string[]>>) =>
        Object.keys(days).find((day) => days[day]?.includes(name))
      expect([year, name, dayOf(byRule)]).toEqual([year, name, dayOf(published)])
    }
  }
})

test('a year whose calendar is not published has the days of the decree', async () => {
  const holidays = await publicHolidays('2028-01-01', '2028-12-31')
  expect(holidays.get('2028-01-01')).toBe('1월 1일')
  expect(holidays.get('2028-01-27')).toBe('설날')
  // 추석 falls on 개천절, a Tuesday: the day after the three is a substitute.
  expect(holidays.get('2028-10-03')).toBe('추석, 개천절')
  expect(holidays.get('2028-10-05')).toBe('대체공휴일(개천절)')
})

test('the log warns of a year that can be booked and is not published', async () => {
  const told: unknown[] = []
  const logger = { warn: (...args: unknown[]) => void told.push(args[0]) }
  expect(await unpublishedYear(new Date('2026-11-27T00:00:00Z'))).toBeNull()
  await warnOfUnpublishedYear(logger, new Date('2026-11-27T00:00:00Z'))
  expect(told).toEqual([])
  expect(await unpublishedYear(new Date('2027-01-02T00:00:00Z'))).toBe(2028)
  await warnOfUnpublishedYear(logger, new Date('2027-10-02T00:00:00Z'))
  expect(told).toEqual([{ year: 2028 }])
})
