import { expect, test } from 'vitest'
import { isChangeToken, newChangeToken } from './change-token.ts'

const one = { partnerId: 1, reservationId: 7 }
const now = new Date('2026-11-20T01:00:00Z')
const token = newChangeToken('key', one, now)
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a token is good for half an hour, for one reservation of one clinic', () => {
  expect(isChangeToken('key', one, token, later(29))).toBe(true)
  expect(isChangeToken('key', one, token, later(30))).toBe(false)
  expect(isChangeToken('key', { ...one, reservationId: 8 }, token, now)).toBe(false)
  expect(isChangeToken('key', { ...one, partnerId: 2 }, token, now)).toBe(false)
  expect(isChangeToken('other', one, token, now)).toBe(false)
})

test.each([
  ['', '.', 'x', '9e99.x', 'NaN.', `${token}x`],
  [`${Number(token.split('.')[0]) + 60_000}.${token.split('.')[1]}`],
])('%j is none', (...tokens) => {
  for (const wrong of tokens) expect(isChangeToken('key', one, wrong, now)).toBe(false)
})
