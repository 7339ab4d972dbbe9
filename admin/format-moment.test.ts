import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

test('a moment is shown in Seoul, whatever the zone of the machine', () => {
  expect(formatMoment('2026-11-03T05:05:00Z')).toBe('2026.11.03(화) 14:05')
  expect(formatMoment('2026-11-02T15:00:00Z')).toBe('2026.11.03(화) 00:00')
})
