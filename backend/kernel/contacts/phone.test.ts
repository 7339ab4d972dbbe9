import { phoneNumber } from '#schema/call-parts.ts'
import { mayBePhone, plainPhone } from '#schema/plain/phone.ts'
import { formatPhone } from '#ui/format.ts'
import fc from 'fast-check'
import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples' with { type: 'json' }
import { expect, test } from 'vitest'
import { rounds } from '#tests/support/rounds.ts'
import { requirePhone, toE164 } from './phone.ts'

/* One reading of phone numbers in site, widget, console and API. Source: docs/product.md, M16. */

test.each([
  ['010-1234-5678', '+821012345678'],
  ['01012345678', '+821012345678'],
  ['+82 10-1234-5678', '+821012345678'],
  ['+82 010 1234 5678', '+821012345678'],
  ['+82 (0)10-1234-5678', '+821012345678'],
  ['82-10-1234-5678', '+821012345678'],
  ['821012345678', '+821012345678'],
  ['00182-10-1234-5678', '+821012345678'],
  ['tel:010-1234-5678', '+821012345678'],
  ['０１０－１２３４－５６７８', '+821012345678'],
  ['٠١٠-١٢٣٤-٥٦٧٨', '+821012345678'],
  ['010ㅡ1234ㅡ5678', '+821012345678'],
  ['010·1234·5678', '+821012345678'],
  ['010_1234_5678', '+821012345678'],
  ['010~1234~5678', '+821012345678'],
  ['\u202a010\u20111234\u20115678\u202c', '+821012345678'],
  ['0\u200b10\u00ad1234\ufeff5678', '+821012345678'],
  ['0\ufe0f\u20e31\ufe0f\u20e30\ufe0f\u20e3 1234\t5678\n', '+821012345678'],
  ['011-123-4567', '+82111234567'],
  ['02-1234-5678', '+82212345678'],
  ['+1 212 555 0100', '+12125550100'],
  ['＋81 90 1234 5678', '+819012345678'],
])('%s is %s', (written, number) => {
  expect(toE164(written)).toBe(number)
  expect(phoneNumber.parse(written)).toBe(plainPhone(written))
})

test.each([
  '',
  '0',
  '12345',
  '010-12',
  '010-123-4567',
  '+82 10 123 4567',
  '82-10-123-4567',
  '전화',
  '공일공-1234-5678',
  '010-1234-5678-9012-3456',
  '060-123-4567',
  '1588-0000',
  '080-123-4567',
  '+1 900 555 0123',
  '+979 123 456 789',
])('%s is no number of a person', (written) => {
  expect(toE164(written)).toBeNull()
  expect(() => requirePhone(written)).toThrow('전화번호를 확인해 주세요')
})

const fullWidth = (text: string) =>
  text.replaceAll(/[0-9+()-]/g, (c) => String.fromCodePoint(c.codePointAt(0)! + 0xfee0))

/** Spellings of one mobile of 010, as people, address books and web pages write it. */
const spellings = fc
  .record({
    number: fc.integer({ min: 0, max: 99_999_999 }).map((n) => String(n).padStart(8, '0')),
    start: fc.constantFrom(
      '010',
      '+8210',
      '8210',
      '82010',
      '+82010',
      '(010)',
      '+82 (0)10',
      '(+82)10',
      '+82-10',
      '82-10',
    ),
    gap: fc.constantFrom('', '-', ' ', '.', '\u00a0', '\u2013', '\u2212', '\u30fb', '~', '\u3000'),
    isWide: fc.boolean(),
    unseen: fc.constantFrom('', '\u200b', '\u200e', '\u00ad', '\u2060', '\ufeff'),
    at: fc.nat({ max: 20 }),
  })
  .map(({ number, start, gap, isWide, unseen, at }) => {
    const plain = `${start}${gap}${number.slice(0, 4)}${gap}${number.slice(4)}`
    const written = isWide ? fullWidth(plain) : plain
    return { e164: `+8210${number}`, written: `${written.slice(0, at)}${unseen}${written.slice(at)}` }
  })

const runs = { numRuns: rounds({ few: 500, all: 20_000 }) }

test('every spelling of a mobile is one number: in a field as it is typed, in a body and where it is stored', () => {
  fc.assert(
    fc.property(spellings, ({ e164, written }) => {
      expect(mayBePhone(written)).toBe(true)
      expect(toE164(phoneNumber.parse(written))).toBe(e164)
      expect(toE164(formatPhone(plainPhone(written)))).toBe(e164)
    }),
    runs,
  )
})

test('a mobile of 010 with more or fewer than eight more digits is none', () => {
  const wrong = fc
    .string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 })
    .filter((rest) => rest.length !== 8)
  fc.assert(
    fc.property(fc.constantFrom('010', '+8210', '8210'), wrong, (start, rest) => {
      expect(toE164(`${start}${rest}`)?.startsWith('+8210') ?? false).toBe(false)
    }),
    runs,
  )
})

test('what the library reads of any country’s mobile is read, in each of its spellings', () => {
  const countries = Object.keys(examples) as (keyof typeof examples)[]
  for (const country of countries) {
    const example = getExampleNumber(country, examples)
    if (!example?.isValid()) continue
    const idd = example.format('IDD', { fromCountry: 'KR' })
    for (const written of [
      example.formatInternational(),
      example.number,
      example.getURI(),
      idd ?? example.number,
    ]) {
      expect([country, toE164(phoneNumber.parse(written))]).toEqual([
        country,
        parsePhoneNumberFromString(written, 'KR')?.number,
      ])
      expect([country, toE164(formatPhone(plainPhone(written)))]).toEqual([country, example.number])
    }
  }
})
