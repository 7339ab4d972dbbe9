import { expect, test } from 'vitest'
import { z } from 'zod'
import { altText, crop, describing, fileTags, gatedImage, isDescribed, leastCrop } from './files.ts'

const description = z.object(describing).refine(...isDescribed)

test('a picture is described, or decorative, and never both', () => {
  expect(description.parse({ alt: ' 접수대 ' })).toEqual({ alt: '접수대', isDecorative: false })
  expect(description.parse({ isDecorative: true })).toEqual({ alt: '', isDecorative: true })
  for (const wrong of [{}, { alt: '  ' }, { alt: '접수대', isDecorative: true }]) {
    const { error } = description.safeParse(wrong)
    expect(error?.issues).toMatchObject([{ path: ['alt'] }])
  }
  expect(altText.safeParse('').success).toBe(false)
})

test('tags are trimmed, each once, and not empty', () => {
  expect(fileTags.parse([' 로비 ', '로비', '장비'])).toEqual(['로비', '장비'])
  expect(fileTags.safeParse(['  ']).success).toBe(false)
  expect(fileTags.safeParse(Array.from({ length: 21 }, (_, index) => `${index}`)).success).toBe(false)
})

test('a gated picture has an address that only its signature opens', () => {
  const image = { alt: '전', width: 10, height: 10 }
  const at = (src: string) => gatedImage.safeParse({ ...image, src }).success
  expect(at('/_files/1/gated/0123456789abcdef.webp')).toBe(true)
  expect(at('/_files/1/0123456789abcdef.webp')).toBe(false)
  expect(at('/_files/0/gated/0123456789abcdef.webp')).toBe(false)
  expect(gatedImage.parse({ ...image, src: '/_files/12/gated/0123456789abcdef.webp' })).toMatchObject(image)
})

test('what is cut out of a picture has its least sides, and begins inside', () => {
  const part = { x: 0, y: 0, width: leastCrop, height: leastCrop }
  expect(crop.parse(part)).toEqual(part)
  for (const wrong of [{ x: -1 }, { y: -1 }, { width: leastCrop - 1 }, { height: leastCrop - 1 }, { x: 0.5 }])
    expect(crop.safeParse({ ...part, ...wrong }).success).toBe(false)
})
