import { expect, test } from 'vitest'
import { charactersOf, unicodeRange } from './characters.ts'

test('the characters of texts come in order, once each, without controls and emoji', () => {
  expect(charactersOf('뷁나가\n', '가a🙂')).toBe('a가나뷁')
})

test('a unicode-range says which characters a file has', () => {
  expect(unicodeRange('abc가뷁')).toBe('U+61-63,U+ac00,U+bdc1')
})
