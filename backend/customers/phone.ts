import { ProblemError } from '#backend/http/problem.ts'
import { plainPhone } from '#schema/plain/phone.ts'
import type { NumberType, PhoneNumber } from 'libphonenumber-js/max'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Numbers that reach no person, or cost whoever calls them or writes to them. */
const notOfPeople = new Set<NumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
  'VOICEMAIL',
  'PAGER',
])

/** Reads a person's number as people write it; `null` where no such number can be. */
function readPhone(typed: string): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(plainPhone(typed), 'KR')
  if (!parsed) return null
  // 010 has eight more digits, whichever of them are given out: the library's data admits seven, and lags behind.
  if (parsed.number.startsWith('+8210')) return /^\+8210\d{8}$/.test(parsed.number) ? parsed : null
  return parsed.isValid() && !notOfPeople.has(parsed.getType()) ? parsed : null
}

/**
 * A person's phone number in any spelling that libphonenumber reads (`010-1234-5678`, `82-10-…`, `+82 (0)10 …`, abroad with
 * its country's code) as E.164, `+821012345678`; `null` where no such number can be. Source: docs/product.md, M16.
 */
export const toE164 = (typed: string): string | null => readPhone(typed)?.number ?? null

const refuse = (path: string, message: string, code = 'bad-data') =>
  new ProblemError(422, code, message, { errors: [{ path, message }] })

const noPhone = (path: string) =>
  refuse(path, '전화번호를 확인해 주세요. 예: 010-1234-5678, 해외 번호는 +1 212 555 0100')

/** Returns a number in E.164 form, as `toE164` does. Throws 422 naming the field (a JSON Pointer) where no such number can be. */
export function requirePhone(typed: string, path = '/phone'): string {
  const number = toE164(typed)
  if (number === null) throw noPhone(path)
  return number
}
