import { expect, test } from 'vitest'
import { CharacterSet, parseUnicodeRange, readFaceRules, shownTexts, unicodeRange } from './characters.ts'

const setOf = (text: string) => new CharacterSet().addText(text)

test('a set has its characters in order, without controls and emoji', () => {
  expect(setOf('뷁나가\n가a🙂').toString()).toBe('a가나뷁')
  expect(setOf('가나다').without(setOf('나라')).toString()).toBe('가다')
  expect(setOf('가나다').and(setOf('나라')).toString()).toBe('나')
})

test('a unicode-range says what a set holds, and is read back', () => {
  const range = unicodeRange(setOf('abc가뷁'))
  expect(range).toBe('U+61-63,U+ac00,U+bdc1')
  expect(parseUnicodeRange(range).toString()).toBe('abc가뷁')
  expect(parseUnicodeRange('U+1F600-1F64F, U+41').toString()).toBe('A')
})

test('the text of the display face is what the rules of its classes set in it, however deep', () => {
  const display = 'font-family:var(--fonts-display)'
  const styles = `@media{.c-big{${display};font-weight:800}.c-box span{color:red;${display}}.c-row > h3{${display}}.c-small{font-family:var(--fonts-body)}.c-plain{color:red}}`
  const markup =
    '<main><h1 class="c-x c-big">제목 <br/><em>둘<img alt="그림" src="a.png"/></em><small class="c-small">작게</small></h1><p class="c-plain">본문</p><div class="c-box" title="a &gt; b">여기<p><span>셋</span>저기</p></div><div class="c-row"><h3>넷</h3><p><h3>다섯</h3></p></div>끝</main>'
  const shown = [...shownTexts(markup, readFaceRules(styles))]
  const textOf = (isOf: boolean) =>
    shown
      .filter(({ isDisplay }) => isDisplay === isOf)
      .map(({ text }) => text)
      .join('')
  expect(textOf(true)).toBe('제목 둘셋넷')
  expect(textOf(false)).toBe('작게본문여기저기다섯끝')
})

test('a markup shows its texts and what stands in empty fields, not what is written in its tags', () => {
  const markup =
    '<!--$--><p class="c-a" title="설명">앞 &amp; 뒤<!-- -->&#x27;</p><input placeholder="&quot;찾기&quot;" aria-label="검색"/>'
  expect([...shownTexts(markup, new Map())].map(({ text }) => text)).toEqual(['앞 & 뒤', "'", '"찾기"'])
})
