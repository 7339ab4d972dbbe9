import { expect, test } from 'vitest'
import { valueText } from './history-words.ts'

test.each([
  [null, '없음'],
  ['', '없음'],
  ['CONFIRMED', '확정'],
  ['2026-11-23T05:30:00.000Z', '2026.11.23(월) 오후 2:30'],
  ['오후에 전화 주세요', '오후에 전화 주세요'],
])('%s is told as %s', (value, text) => {
  expect(valueText(value)).toBe(text)
})
