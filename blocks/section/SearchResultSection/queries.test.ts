import { expect, test } from 'vitest'
import { keywordOf } from './queries.ts'

test.each([
  [{}, ''],
  [{ keyword: ' 보톡스 ' }, '보톡스'],
  [{ keyword: '보톡스\0' }, '보톡스'],
  [{ keyword: '가'.repeat(101) }, '가'.repeat(100)],
])('of an address with %j the call is asked for what it takes', (search, keyword) => {
  expect(keywordOf({ search })).toBe(keyword)
})
