import { describe, expect, it } from 'vitest'
import type { Needles } from './hangul-match.ts'
import { toNeedles } from './hangul-match.ts'
import type { Marked } from './excerpt.ts'
import { excerpt, mark } from './excerpt.ts'

const shown = ({ text, marks }: Marked) =>
  marks.reduceRight(
    (whole, [from, to]) => `${whole.slice(0, from)}[${whole.slice(from, to)}]${whole.slice(to)}`,
    text,
  )
const needles = (keyword: string) => toNeedles(keyword) as Needles

describe('a title', () => {
  it.each([
    ['사각턱 보톡스', '보톡스', '사각턱 [보톡스]'],
    ['사각턱 보톡스', '보톡스를', '사각턱 [보톡스]'],
    ['사각턱 보톡스', 'ㅌㅂㅌ', '사각[턱 보톡]스'],
    ['사각턱 보톡스', '보톡스 사각', '[사각]턱 [보톡스]'],
    ['IPL 토닝', 'ipl', '[IPL] 토닝'],
    ['제모', '보톡스', '제모'],
  ])('%s, looked for as %s', (title, keyword, expected) => {
    expect(shown(mark(title, needles(keyword)))).toBe(expected)
  })
  it('is shown in one form, however it was typed', () => {
    expect(shown(mark('보톡스'.normalize('NFD'), needles('톡')))).toBe('보[톡]스')
  })
})

describe('an excerpt', () => {
  const long = `${'앞선 글 '.repeat(20)}보톡스를 놓습니다. ${'뒤의 글 '.repeat(40)}`
  it('is the part around the keyword', () => {
    expect(shown(excerpt(long, needles('보톡스')))).toMatch(/^…(앞선 |글 )+\[보톡스\]를 놓습니다\. .*…$/)
    expect(excerpt(long, needles('보톡스')).text.length).toBeLessThanOrEqual(122)
  })
  it('is the beginning where the keyword is elsewhere', () => {
    expect(excerpt('짧은 글', needles('보톡스'))).toEqual({ text: '짧은 글', marks: [] })
  })
  it('marks consonants only where they are a word’s', () => {
    expect(shown(excerpt('1일부터 시행합니다. 보톡스도요.', needles('ㅂㅌㅅ')))).toBe(
      '1일부터 시행합니다. [보톡스]도요.',
    )
  })
  it('marks every place', () => {
    expect(shown(excerpt('보톡스와 보톡스', needles('보톡스')))).toBe('[보톡스]와 [보톡스]')
  })
})
