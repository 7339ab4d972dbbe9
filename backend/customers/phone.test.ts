import { expect, test } from 'vitest'
import { requirePhone, toE164 } from './phone.ts'

test.each([
  ['010-1234-5678', '+821012345678'],
  ['01012345678', '+821012345678'],
  ['+82 10-1234-5678', '+821012345678'],
  ['+82 010 1234 5678', '+821012345678'],
  ['02-1234-5678', '+82212345678'],
  ['+1 212 555 0100', '+12125550100'],
])('%s is %s', (written, number) => expect(toE164(written)).toBe(number))

test.each(['', '0', '12345', '010-12', '전화', '010-1234-5678-9012-3456'])('%s is no number', (written) => {
  expect(toE164(written)).toBeNull()
  expect(() => requirePhone(written)).toThrow('전화번호를 확인해 주세요')
})
