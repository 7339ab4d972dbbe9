import { disassemble } from 'es-hangul'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from '#schema/plain/fold-text.ts'
import { likelyMeant } from './nearest-term.ts'

const terms = [
  '사각턱 보톡스',
  '울쎄라 리프팅',
  '피코 토닝',
  '여드름 압출',
  '제모',
  'LED 마스크',
  '써마지FLX',
]

it.each([
  ['qhxhrtm', '보톡스'],
  ['QHXHRTM', '보톡스'],
  ['qhxhrTm', '보톡스'],
  ['tkrkrxjr qhxhrtm', '사각턱 보톡스'],
  ['qxt', 'ㅂㅌㅅ'],
  ['ㅣㄷㅇ', 'led'],
  ['보톡쓰', '보톡스'],
  ['보특스', '보톡스'],
  ['보톡', '보톡스'],
  ['보ㅌ', '보톡스'],
  ['여드륨', '여드름'],
  ['사각턱보톡쓰', '사각턱 보톡스'],
  ['리프딩 울쎄라', '리프팅 울쎄라'],
  ['재모', '제모'],
  ['서마지', '써마지'],
])('%s may have meant %s', (keyword, meant) => {
  expect(likelyMeant(keyword, terms).map((one) => one.toLowerCase())).toContain(meant)
})

it.each(['임플란트', 'ipl', '??', '코', '가나다라'])('%s meant nothing that the clinic has', (keyword) => {
  expect(likelyMeant(keyword, terms)).toEqual([])
})

it('forgives any one letter in any word: another, one too many, one too few, two that changed places', () => {
  const letters = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅎㅏㅓㅗㅜㅡㅣ']
  const word = fc.constantFrom('보톡스', '울쎄라', '리프팅', '토닝', '여드름', '제모', '마스크')
  const mistake = fc.tuple(
    fc.nat(),
    fc.constantFrom(...letters),
    fc.constantFrom('other', 'more', 'less', 'swap'),
  )
  fc.assert(
    fc.property(word, mistake, (right, [place, letter, kind]) => {
      const typed = [...disassemble(right)]
      const at = place % typed.length
      if (kind === 'other') typed[at] = letter
      if (kind === 'more') typed.splice(at, 0, letter)
      if (kind === 'less') typed.splice(at, 1)
      if (kind === 'swap') typed.splice(at, 2, ...typed.slice(at, at + 2).toReversed())
      const wrong = typed.join('')
      // What has become part of a term is found by itself.
      fc.pre(!terms.some((term) => foldText(term).includes(foldText(wrong))))
      expect(likelyMeant(wrong, terms).join(' ')).toContain(right)
    }),
  )
})

it('meets no error, whatever is typed', () => {
  const unit = fc.constantFrom(...'hkQqTt보톡ㅂㅏㅘㄳ가 1?\u200b')
  fc.assert(fc.property(fc.string({ unit, maxLength: 12 }), (typed) => void likelyMeant(typed, terms)))
})
