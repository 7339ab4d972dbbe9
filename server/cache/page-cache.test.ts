import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'
import { StoredPage } from './stored-page.ts'

const megabyte = 1024 * 1024

const stored = (text: string, status = 200) =>
  new StoredPage({ status, version: '1', contentType: 'text/plain', body: text, headers: [] })
const at = (page: string, query = '') => ({ page, parameters: new URLSearchParams(query) })

test('parameters that a page does not read are no part of its address', () => {
  const cache = new PageCache(44 * megabyte)
  const page = stored('list')
  cache.set(at('/products', 'page=2&utm_source=a'), ['category', 'page'], page)
  expect(cache.get(at('/products', 'junk=1&page=2'))).toBe(page)
  expect(cache.get(at('/products', 'page=3'))).toBeUndefined()
  expect(cache.get(at('/products'))).toBeUndefined()
})

test('no number of made-up queries or paths pushes out a page that people visit', () => {
  const cache = new PageCache(44 * megabyte)
  const home = stored('home')
  cache.set(at('/'), [], home)
  for (let index = 0; index < 2_000; index += 1) {
    const text = 'x'.repeat(20_000)
    cache.set(at('/search', `keyword=${index}`), ['keyword'], stored(text))
    cache.set(at(`/no-such-page-${index}`), [], stored(text, 404))
  }
  expect(cache.get(at('/'))).toBe(home)
  expect(cache.get(at('/', 'q=1'))).toBe(home)
})

test('a page that comes to exist takes the place of its 404, and the other way round', () => {
  const cache = new PageCache(44 * megabyte)
  cache.set(at('/new'), [], stored('missing', 404))
  const page = stored('new')
  cache.set(at('/new'), [], page)
  expect(cache.get(at('/new'))).toBe(page)
  const gone = stored('gone', 404)
  cache.set(at('/new'), [], gone)
  expect(cache.get(at('/new'))).toBe(gone)
})

test('pages count by their compressed bytes, so that more pages fit', async () => {
  const cache = new PageCache(1.1 * megabyte)
  const pages = Array.from({ length: 60 }, (_, index) => ({
    address: at(`/products/${index}`),
    page: stored(`${index} 단장 `.repeat(3_000)),
  }))
  for (const { address, page } of pages) {
    cache.set(address, [], page)
    await page.encoded('br')
    cache.recount(address, page)
  }
  expect(pages.filter(({ address, page }) => cache.get(address) !== page)).toEqual([])
})

test('a page that has no room takes the place of the longest unused pages', () => {
  const cache = new PageCache(1.1 * megabyte)
  for (let index = 0; index < 60; index += 1) cache.set(at(`/${index}`), [], stored('x'.repeat(20_000)))
  expect(cache.get(at('/0'))).toBeUndefined()
  expect(cache.get(at('/59'))).toBeDefined()
})
