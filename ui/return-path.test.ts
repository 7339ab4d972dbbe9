import { expect, test } from 'vitest'
import { returnPath, signInAddress, withReturn } from './return-path.ts'

test.each(['/', '/events', '/reservations/12?period=past', '/products?category=3&page=2#list', '/검색'])(
  '%s is a place to return to',
  (path) => {
    expect(decodeURI(returnPath(path) ?? '')).toBe(path)
  },
)

test.each([
  undefined,
  null,
  '',
  'events',
  'https://elsewhere.kr',
  '//elsewhere.kr',
  '/\\elsewhere.kr',
  '/\t/elsewhere.kr',
  '\\\\elsewhere.kr',
  '/.//elsewhere.kr',
  '/events/..//elsewhere.kr',
  '/%2e//elsewhere.kr',
  'javascript:alert(1)',
  '/login',
  '/login?next=/login',
  '/sign-up',
  '/welcome#top',
  '/goodbye/',
])('%j is none', (value) => {
  expect(returnPath(value)).toBeNull()
})

test('an address to sign in carries the path back, and nothing that leads elsewhere', () => {
  expect(signInAddress('/account?tab=1')).toBe('/login?next=%2Faccount%3Ftab%3D1')
  expect(signInAddress('//elsewhere.kr')).toBe('/login')
  expect(withReturn('/sign-up', '/')).toBe('/sign-up')
})
