import { expect, test } from 'vitest'
import type { NavigationItem } from '#schema/header.ts'
import { currentIndex, hasThirdLevel, isActiveItem, isTopLevelPath } from './navigation.ts'

const group = (url: string, leaves: string[] = []) => ({
  title: url,
  url,
  subList: leaves.map((leaf) => ({ title: leaf, url: leaf })),
})
const item = (url: string, ...subList: NavigationItem['subList']): NavigationItem => ({
  title: url,
  url,
  subList,
})

const navigation = [
  item('/introduce/staff', group('/introduce/staff'), group('/introduce/space')),
  item('/products', group('/products/1', ['/products/11', '/products/12'])),
  item('/events'),
  item('https://blog.naver.com/raon'),
]

test.each([
  ['/introduce/space', 0],
  ['/products/12', 1],
  ['/products', 1],
  ['/events', 2],
  ['/events/3', 2],
  // Named by none of them, but of one section with products and events.
  ['/exhibitions/3', 1],
  ['/cscenter', -1],
  ['/', -1],
])('at %s the item at %i is marked', (path, index) => expect(currentIndex(navigation, path)).toBe(index))

test('every item of the section is active, and so is one whose list leads there', () => {
  expect(navigation.map((each) => isActiveItem(each, '/exhibitions'))).toEqual([false, true, true, false])
  expect(navigation.map((each) => isActiveItem(each, '/introduce/space'))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('levels', () => {
  expect(navigation.map(hasThirdLevel)).toEqual([false, true, false, false])
  expect(isTopLevelPath(navigation, '/')).toBe(true)
  expect(isTopLevelPath([item('/products?page=2')], '/products')).toBe(true)
  expect(isTopLevelPath(navigation, '/products/12')).toBe(false)
  expect(isTopLevelPath(navigation, '/introduce/space')).toBe(false)
})
