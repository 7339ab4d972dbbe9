import { ProblemError } from '#backend/http/problem.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Characters of the shortest number that reaches a person: service numbers such as 114 or 1588-0000 don't. */
const shortest = '+82212345678'.length - 2

/**
 * A phone number as people write it (`010-1234-5678`, `+82 10 1234 5678`, abroad with its country's code) as E.164,
 * `+821012345678`; `null` where no such number can be.
 */
export function toE164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, 'KR')
  return parsed?.isPossible() && parsed.number.length >= shortest ? parsed.number : null
}

/** Returns a number in E.164 form, as `toE164` does. Throws 422 naming the field (a JSON Pointer) where no such number can be. */
export function requirePhone(phone: string, path = '/phone'): string {
  const number = toE164(phone)
  if (number) return number
  const message = '전화번호를 확인해 주세요. 예: 010-1234-5678, 해외 번호는 +1 212 555 0100'
  throw new ProblemError(422, 'bad-data', message, { errors: [{ path, message }] })
}
