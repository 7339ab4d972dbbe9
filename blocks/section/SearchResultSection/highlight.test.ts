import { describe, expect, it } from 'vitest'
import { highlight } from './highlight.ts'

const marked = (text: string, keyword: string) =>
  highlight(text, keyword)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('highlight', () => {
  it('marks every word of the keyword', () => {
    expect(marked('리프팅과 보톡스, 다시 리프팅', '리프팅 보톡스')).toBe('[리프팅]과 [보톡스], 다시 [리프팅]')
  })
  it('forgives case', () => expect(marked('IPL과 ipl', 'Ipl')).toBe('[IPL]과 [ipl]'))
  it('takes signs as they are', () => expect(marked('a.b (c) axb', 'a.b (c)')).toBe('[a.b] [(c)] axb'))
  it('leaves a text without matches, or without a keyword, whole', () => {
    expect(highlight('보톡스', 'ㅂㅌㅅ')).toEqual([{ text: '보톡스', isMatch: false }])
    expect(highlight('보톡스', '  ')).toEqual([{ text: '보톡스', isMatch: false }])
  })
})
