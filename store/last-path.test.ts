import { expect, test } from 'vitest'
import { lastPathAfter } from './last-path.ts'

test.each(['/login', '/sign-up', '/welcome', '/goodbye'])('%s is not remembered', (path) => {
  expect(lastPathAfter('/products/12', path)).toBe('/products/12')
  expect(lastPathAfter(null, path)).toBeNull()
})

test.each(['/', '/search', '/login/help', '/signup', '/no/such/page'])('%s is the last path', (path) => {
  expect(lastPathAfter(null, path)).toBe(path)
  expect(lastPathAfter('/products/12', path)).toBe(path)
})
