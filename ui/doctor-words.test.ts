import { expect, test } from 'vitest'
import { doctorWords } from './doctor-words.ts'

test('a short first paragraph is what a doctor is quoted with; a long one begins the letter', () => {
  expect(doctorWords('오래 봅니다.\n\n첫째.\n\n둘째.')).toEqual({
    quote: '오래 봅니다.',
    letter: '첫째.\n\n둘째.',
  })
  expect(doctorWords('한 문단뿐입니다.')).toEqual({ quote: '', letter: '한 문단뿐입니다.' })
  const long = `${'가'.repeat(161)}\n\n나`
  expect(doctorWords(long)).toEqual({ quote: '', letter: long })
})
