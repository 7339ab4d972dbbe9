import { expect, test } from 'vitest'
import { addressOf, readFilter } from './filter.ts'

test('an address is read as it was written, and junk in it counts as not said', () => {
  const address = '/products?category=3&badge=%EC%B2%AB+%EB%B0%A9%EB%AC%B8&sort=price-low&page=2'
  const read = readFilter(Object.fromEntries(new URL(address, 'http://a').searchParams))
  expect(addressOf('/products', read, { page: 2 })).toBe(address)
  const junk = readFilter({ category: '-1', sort: 'toString', page: '1e9', eventId: '0', keyword: ' \0 ' })
  expect(addressOf('/products', junk, {})).toBe('/products')
})

test('changing what is looked for begins at the first page and keeps the rest', () => {
  const filter = readFilter({ category: '3', keyword: '토닝', page: '4' })
  expect(addressOf('/products', filter, { sort: 'newest' })).toBe(
    `/products?category=3&keyword=${encodeURIComponent('토닝')}&sort=newest`,
  )
  expect(addressOf('/products', filter, { category: null, keyword: '' })).toBe('/products')
})
