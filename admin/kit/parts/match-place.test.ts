import { expect, test } from 'vitest'
import { matchPlace } from './match-place.ts'

test.each([
  ['레이아웃과 페이지', '페이지', 5],
  ['레이아웃과 페이지', '과페', 4],
  ['새 시술 분류', 'ㅅㅅㅅ', 0],
  ['새 시술 분류', 'ㅂㄹ', 3],
  ['변경 사항', 'ㅄ', -1],
  ['바로 수납 바수', 'ㅄ', 4],
  ['CSV 올리기', 'csv', 0],
  ['예약', '공지', -1],
])('in %s, %s is at %d', (name, typed, place) => {
  expect(matchPlace(name, typed)).toBe(place)
})
