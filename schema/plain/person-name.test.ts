import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPersonName } from './person-name.ts'

test.each([
  ['김하늘', '김하늘'],
  ['  김  하늘 ', '김 하늘'],
  ['김하늘\n[안내] 아래로 입금해 주세요', '김하늘 [안내] 아래로 입금해 주세요'],
  ['김\u2028하늘\u2029', '김 하늘'],
  ['\u202e늘하김\u202c', '늘하김'],
  ['김\u200b하\ufeff늘', '김하늘'],
  ['김하늘'.normalize('NFD'), '김하늘'],
  ['\u0000\u0007김하늘', '김하늘'],
  ['\u3000김\u3000하늘', '김 하늘'],
  ["O'Brien-김 Ⅱ", "O'Brien-김 Ⅱ"],
])('%j is kept as %j', (typed, kept) => {
  expect(toPersonName(typed)).toBe(kept)
})

test('any text becomes one line, once and for all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const name = toPersonName(typed)
      return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u.test(name) && toPersonName(name) === name
    }),
  )
})
