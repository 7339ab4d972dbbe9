import { expect, test } from 'vitest'
import { byPrecedence, matchPattern, normalPath, shapeOf } from './path-pattern.ts'

test('a written segment goes before a parameter, from the left', () => {
  const patterns = [
    '/:a',
    '/products/:id',
    '/products/category/:name',
    '/products/category/pick',
    '/',
    '/products/:id/detail',
  ]
  expect(patterns.toSorted(byPrecedence)).toEqual([
    '/',
    '/products/category/pick',
    '/products/category/:name',
    '/products/:id',
    '/products/:id/detail',
    '/:a',
  ])
})

test('parameters are percent-decoded; what cannot be decoded matches nothing', () => {
  expect(matchPattern('/boards/:type/detail/:id', '/boards/%EA%B3%B5%EC%A7%80/detail/1%2F2')).toEqual({
    params: { type: '공지', id: '1/2' },
  })
  expect(matchPattern('/boards/:type', '/boards/%E0%A4')).toBeNull()
  expect(matchPattern('/boards/:type', '/boards')).toBeNull()
})

test('paths and patterns have one form', () => {
  expect(normalPath('/events//')).toBe('/events')
  expect(normalPath('/')).toBe('/')
  expect(shapeOf('/products/:productId/detail')).toBe('/products/:/detail')
})
