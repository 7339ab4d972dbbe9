import { expect, test } from 'vitest'
import { describedText, isRuns, plainText } from './inline-text.ts'

test('runs are a list of texts with no marks but bold and a link', () => {
  expect(isRuns([{ text: '주의' }, { text: '보기', bold: true, url: '/events' }])).toBe(true)
  for (const other of [[], '주의', null, [null], ['주의'], [{ bold: true }], [{ text: 1 }]])
    expect(isRuns(other)).toBe(false)
  // A list or a table of a long text has a type.
  expect(isRuns([{ text: '주의', type: 'paragraph' }])).toBe(false)
  expect(isRuns([{ text: '주의' }, { text: '보기', href: '/' }])).toBe(false)
})

test('words are read without their marks, or with the marks in words', () => {
  const text = [
    { text: '꼭 ' },
    { text: '주의', bold: true },
    { text: '이벤트', url: '/events' },
    { text: '예약', bold: true, url: '/booking' },
  ]
  expect(plainText(text)).toBe('꼭 주의이벤트예약')
  expect(describedText(text)).toBe('꼭 [굵게: 주의]이벤트 (/events)[굵게: 예약] (/booking)')
  expect([plainText('그대로'), describedText('그대로')]).toEqual(['그대로', '그대로'])
})
