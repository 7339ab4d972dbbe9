import { expect, test } from 'vitest'
import { imageAddress, imageSrcSet } from './image-address.ts'

test('a stored picture is asked for in the widths up to its own', () => {
  expect(imageAddress('/_files/1/0123456789abcdef.webp', 320)).toBe(
    '/_image?url=%2F_files%2F1%2F0123456789abcdef.webp&width=320&quality=75',
  )
  expect(imageSrcSet('/_files/1/a.webp', 200)?.split(', ')).toHaveLength(3)
})

test('a signed address keeps its signature', () => {
  const src = '/_api/customer/gated-files/0123456789abcdef?scope=post&until=5&signature=x'
  expect(imageAddress(src, 640)).toBe(`${src}&width=640`)
  expect(imageSrcSet(src, 96)).toBe(`${src}&width=96 96w`)
})

test('a picture from elsewhere is shown as it is', () => {
  expect(imageAddress('https://example.com/a.jpg', 640)).toBe('https://example.com/a.jpg')
  expect(imageSrcSet('https://example.com/a.jpg', 640)).toBeUndefined()
})
