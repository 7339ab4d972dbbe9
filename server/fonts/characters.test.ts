import { expect, test } from 'vitest'
import { CharacterSet, displayText, parseUnicodeRange, unicodeRange } from './characters.ts'

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

test('the text of the display face is what stands inside of its classes, however deep', () => {
  const styles =
    '@media{.c-big{font-family:var(--fonts-display);font-weight:800}.c-box span{color:red;font-family:var(--fonts-display)}.c-plain{color:red}}'
  const markup =
    '<main><h1 class="c-x c-big">제목 <br/><em>둘<img alt="그림" src="a.png"/></em></h1><p class="c-plain">본문</p><div class="c-box" title="a > b">여기<p><span>셋</span>저기</p></div>끝</main>'
  expect(displayText(markup, styles)).toBe('제목 둘셋')
})
