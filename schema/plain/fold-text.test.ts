import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText, foldWords, foldedPlaces } from './fold-text.ts'

it.each([
  ['여드름?', '여드름'],
  ['ＬＥＤ', 'led'],
  ['눈·코 / 눈ㆍ코', '눈코눈코'],
  ['보\u200b톡\u00ad스\ufeff', '보톡스'],
  ['보톡스'.normalize('NFD'), '보톡스'],
  ['㈜단장 ½㎖ ①', '주단장12ml1'],
  ['ﾎﾞﾄｯｸｽ', 'ボトックス'],
  ['ㅂㅌㅅ ㄳ', 'ㅂㅌㅅㄳ'],
  ['ﾡﾤ', 'ㄱㄴ'],
  ['CAFÉ ΑΒ Ю', 'caféαβю'],
  ['💉🏻️', ''],
])('%s becomes %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it('parts words by what is between them, and by nothing that nobody sees', () => {
  expect(foldWords(' 보톡스,필러/온다… 울\u200b쎄라 ')).toEqual(['보톡스', '필러', '온다', '울쎄라'])
})

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'보톡스ㅂㅏㅇㄳ가각é́ﾎﾞＬ½㈜?!·ㆍ\u200b\ufe0f\u0301\u1100\u1161\u11a8 '),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

it('is the same however a text was composed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const folded = foldText(text)
      expect(foldText(text.normalize('NFD'))).toBe(folded)
      expect(foldWords(text).join('')).toBe(folded)
    }),
  )
})

it('tells of each character where it stands', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const composed = text.normalize('NFC')
      const { starts, ends } = foldedPlaces(composed)
      const folded = foldText(composed)
      expect(starts).toHaveLength(folded.length)
      for (const [at, start] of starts.entries()) {
        expect(foldText(composed.slice(start, ends[at]))).toContain(folded[at])
      }
    }),
  )
})
