import { expect, test } from 'vitest'
import { boundWords } from './event-bounds.ts'

test.each([
  ['public', null, []],
  ['public', 3, ['3개 남음']],
  ['members', 0, ['회원 전용', '마감']],
  ['adults', null, ['성인 회원 전용']],
] as const)('%s, %j left: %j', (eligibility, remaining, expected) => {
  expect(boundWords({ eligibility, remaining })).toEqual(expected)
})
