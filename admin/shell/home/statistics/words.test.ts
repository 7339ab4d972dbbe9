import { expect, test } from 'vitest'
import { comparison, percentOf } from './words.ts'

test('a figure is compared with the days before, where those had enough', () => {
  expect(comparison(112, 100, 30)).toBe('이전 30일보다 12% 많음')
  expect(comparison(50, 100, 7)).toBe('이전 7일보다 50% 적음')
  expect(comparison(100, 100, 7)).toBe('이전 7일과 같음')
  expect(comparison(5, 0, 7)).toBeNull()
  expect(comparison(20, 4, 30)).toBeNull()
})

test('a part of nothing is no figure', () => {
  expect(percentOf(1, 4)).toBe('25%')
  expect(percentOf(0, 0)).toBe('–')
})
