// @vitest-environment happy-dom
import { browserKeys } from '#schema/plain/browser-keys.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { addRecentSearch, readRecentSearches, withSearch, writeRecentSearches } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

describe('withSearch', () => {
  it('puts a new term first and moves a known one there', () => {
    expect(withSearch(['제모', '보톡스'], '리프팅')).toEqual(['리프팅', '제모', '보톡스'])
    expect(withSearch(['제모', '보톡스'], ' 보톡스 ')).toEqual(['보톡스', '제모'])
  })

  it('keeps ten', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `검색어 ${index}`)
    expect(withSearch(ten, '새 검색어')).toEqual(['새 검색어', ...ten.slice(0, 9)])
  })

  it('does not take an empty term', () => {
    expect(withSearch(['제모'], '  ')).toEqual(['제모'])
  })
})

it('keeps terms as a list of strings under the key', () => {
  addRecentSearch('제모')
  addRecentSearch('리프팅')
  expect(localStorage.getItem(browserKeys.recentSearches)).toBe('["리프팅","제모"]')
  writeRecentSearches([])
  expect(localStorage.getItem(browserKeys.recentSearches)).toBeNull()
})

it.each(['{', '"제모"', '{"a":1}', 'null'])('reads %s as nothing', (stored) => {
  localStorage.setItem(browserKeys.recentSearches, stored)
  expect(readRecentSearches()).toEqual([])
})

it('reads past entries that are no terms', () => {
  localStorage.setItem(browserKeys.recentSearches, '["제모", 3, "", null, "제모", "리프팅"]')
  expect(readRecentSearches()).toEqual(['제모', '리프팅'])
})
