import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const paragraph = (text: string) => ({ type: 'paragraph', text })

test('an excerpt has the words of paragraphs, notes, quotes and lists in one line', () => {
  expect(
    excerptOf([
      { type: 'heading', text: '머리' },
      paragraph(' 첫 \n\n 줄 '),
      { type: 'image' },
      { type: 'list', items: ['하나', '둘'] },
      { type: 'quote', text: '인용' },
      { type: 'note', text: '알림' },
    ]),
  ).toBe('첫 줄 하나 둘 인용 알림')
  expect(excerptOf([])).toBe('')
})

test('a long text is cut, with an ellipsis and no space before it', () => {
  expect(excerptOf([paragraph('가나다라마')], 5)).toBe('가나다라마')
  expect(excerptOf([paragraph('가나다라마바')], 5)).toBe('가나다라…')
  expect(excerptOf([paragraph('가나다 마바사')], 5)).toBe('가나다…')
  expect(excerptOf([paragraph('가'.repeat(200))])).toHaveLength(150)
})
