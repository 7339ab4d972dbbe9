import { expect, test } from 'vitest'
import { momentIn, toMoment, toSeoulTime } from './seoul-time.ts'

test('a time entered in Seoul is kept in UTC, and shown as it was entered', () => {
  expect(toMoment('2026-12-01T00:00')).toBe('2026-11-30T15:00:00.000Z')
  expect(toSeoulTime('2026-11-30T15:00:00.000Z')).toBe('2026-12-01T00:00')
  expect(toMoment('')).toBeUndefined()
})

test('a time is a moment in Seoul', () => {
  expect(momentIn('2026-11-03', '09:30')).toBe('2026-11-03T09:30:00+09:00')
})
