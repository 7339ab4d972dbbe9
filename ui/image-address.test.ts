import { expect, test } from 'vitest'
import { imageAddress, imageSrcSet, storedSize } from './image-address.ts'

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

test('a focal point is asked for nowhere: addresses are those of the stored picture alone', () => {
  const src = '/_files/1/0123456789abcdef-400x300.webp'
  expect(imageAddress(`${src}#focus=30,20`, 320)).toBe(imageAddress(src, 320))
  expect(imageSrcSet(`${src}#focus=30,20`, 400)).toBe(imageSrcSet(src, 400))
  expect(storedSize(`${src}#focus=30,20`)).toEqual({ width: 400, height: 300 })
})
