import { ProblemError } from '#backend/kernel/http/problem.ts'
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

/**
 * Returns the number of a mobile to which a code may go, as E.164: Korean ones and those of `countries` (ISO 3166-1). Throws
 * 422 for any other number, premium ranges in every country included. Source: docs/product.md, R31.
 */
export function requireMobile(typed: string, countries: readonly string[]): string {
  const path = '/phone'
  const parsed = readPhone(typed)
  if (!parsed) throw noPhone(path)
  if (parsed.country === 'KR' && /^\+821[016789]/.test(parsed.number)) return parsed.number
  if (parsed.country === 'KR' || !mobileTypes.has(parsed.getType()))
    throw refuse(path, '인증번호는 휴대전화로만 보냅니다. 휴대전화 번호를 적어 주세요.', 'no-mobile')
  if (parsed.country === undefined || !countries.includes(parsed.country)) throw closedCountry(path)
  return parsed.number
}

/** In some countries a number does not tell a mobile from a fixed line. */
const mobileTypes = new Set<NumberType>(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

const closedCountry = (path: string) =>
  refuse(
    path,
    '이 국가의 번호로는 인증번호를 보내지 않습니다. 한국 휴대전화 번호를 적거나 병원에 전화해 주세요.',
    'country-closed',
  )
