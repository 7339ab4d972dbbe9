import { expect, test } from 'vitest'
import { examplePath, previewAddress, readPath } from './preview-address.ts'

test('a preview is the page itself, asked for its draft', () => {
  expect(previewAddress('/', { popups: true })).toBe('/?preview=draft')
  expect(previewAddress('/', { popups: false })).toBe('/?preview=draft&popups=none')
  expect(previewAddress('/search?keyword=보톡스', { popups: true })).toBe(
    '/search?keyword=%EB%B3%B4%ED%86%A1%EC%8A%A4&preview=draft',
  )
})

test('a pattern is shown by an example of it', () =>
  expect(examplePath('/products/:productId')).toBe('/products/1'))

test('a path stays inside the site', () => {
  expect(readPath(' events ')).toBe('/events')
  expect(readPath('//evil.example')).toBeUndefined()
})
