import { expect, test } from 'vitest'
import { isUnder14, isYoungerThan } from './age.ts'

test.each([
  ['the day before the 14th birthday', '2026-11-19T14:59:59Z', true],
  ['from midnight in Seoul', '2026-11-19T15:00:00Z', false],
])('%s', (_, now, isUnder) => expect(isUnder14('2012-11-20', new Date(now))).toBe(isUnder))

test('who is born on 29 February grows older on 1 March', () => {
  expect(isYoungerThan(19, '2008-02-29', new Date('2027-02-28T03:00:00Z'))).toBe(true)
  expect(isYoungerThan(19, '2008-02-29', new Date('2027-03-01T03:00:00Z'))).toBe(false)
})
