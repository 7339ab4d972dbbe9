import { expect, test } from 'vitest'
import { discountRate, formatDate, formatDateTime, formatNumber, formatPhone, formatPrice } from './format.ts'

test.each([
  ['0212345678', '02-1234-5678'],
  ['025551234', '02-555-1234'],
  ['01012345678', '010-1234-5678'],
  ['0511234567', '051-123-4567'],
  ['050712345678', '0507-1234-5678'],
  ['15881234', '1588-1234'],
  ['1000-1000', '1000-1000'],
  ['+821012345678', '010-1234-5678'],
  ['+82 2 123', '+82 2 123'],
  ['+8210****5678', '010-****-5678'],
  ['+822****5678', '02-****-5678'],
  ['+14155****234', '+14155****234'],
])('phone %s is shown as %s', (value, shown) => expect(formatPhone(value)).toBe(shown))

test.each([0, 7, 999, 1000, 1234000, -999, -1000, 1.5, 1234.5, 1234567.125])(
  '%d is written as the Korean language has it',
  (value) => expect(formatNumber(value)).toBe(value.toLocaleString('ko-KR')),
)

test('prices and rates', () => {
  expect(formatPrice(1234000)).toBe('1,234,000원')
  expect(discountRate(300_000, 199_000)).toBe(33)
})

test('a day is the day in Seoul, whatever the zone of the machine', () => {
  expect(formatDate('2026-11-02T15:30:00Z')).toBe('2026.11.03(화)')
  expect(formatDate('2026-11-02T14:59:59Z')).toBe('2026.11.02(월)')
  expect(formatDateTime('2026-11-02T15:05:00Z')).toBe('2026.11.03(화) 오전 12:05')
})
