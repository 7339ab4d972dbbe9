import { expect, test } from 'vitest'
import { swapPicture } from './swap-picture.ts'

const old = '/_files/1/0123456789abcdef-40x30.webp'
const image = { src: '/_files/1/fedcba9876543210-80x20.webp', alt: '새 그림', width: 80, height: 20 }

test('a picture is taken with its size and description, an address alone as it is, and nothing else changes', () => {
  const other = { src: '/_files/1/aaaaaaaaaaaaaaaa-4x3.webp', alt: '다른 것', width: 4, height: 3 }
  const before = {
    title: `${old} 이야기`,
    image: { src: old, alt: '옛 그림', width: 40, height: 30 },
    logo: old,
    cut: { src: `${old}#focus=30,20`, alt: '옛 그림', width: 40, height: 30 },
    body: [{ type: 'image', image: { src: old, alt: '', width: 40, height: 30 } }, { type: 'rule' }],
    others: [other, null, 7],
  }
  expect(swapPicture(before, old, image)).toEqual({
    ...before,
    image,
    logo: image.src,
    cut: image,
    body: [{ type: 'image', image }, { type: 'rule' }],
  })
})
