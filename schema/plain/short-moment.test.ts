import { expect, test } from 'vitest'
import { shortMoment } from './short-moment.ts'

test('a moment is told by day and hour in Seoul, whatever the machine’s zone', () => {
  expect(shortMoment('2026-07-03T05:00:00.000Z')).toBe('7월 3일 14:00')
  expect(shortMoment(new Date('2026-12-31T15:07:00.000Z'))).toBe('1월 1일 00:07')
})
