import { expect, test } from 'vitest'
import { unitOf } from './duration-units.ts'

test('a duration is shown in the largest unit of which it is a whole number', () => {
  expect([0, 30, 60, 90, 180, 1440, 1500, 2880, null].map(unitOf)).toEqual([
    1, 1, 60, 1, 60, 1440, 60, 1440, 1,
  ])
})
