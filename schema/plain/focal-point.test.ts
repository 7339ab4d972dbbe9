import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageSource } from '../primitives.ts'
import { focalPosition } from './focal-address.ts'
import { focalPointOf, middle, withFocalPoint, withoutFocalPoint } from './focal-point.ts'

const stored = '/_files/1/0123456789abcdef-800x600.webp'
const percent = fc.integer({ min: 0, max: 100 })

test('a focal point is told by the address, which a schema admits, and is read from it again', () => {
  fc.assert(
    fc.property(fc.constantFrom(stored, 'https://example.com/a.jpg?b=c'), percent, percent, (src, x, y) => {
      const told = withFocalPoint(src, { x, y })
      expect(imageSource.parse(told)).toBe(told)
      expect(withoutFocalPoint(told)).toBe(src)
      expect(focalPointOf(told) ?? middle).toEqual({ x, y })
      expect(focalPosition({ src: told }) ?? '50% 50%').toBe(`${x}% ${y}%`)
    }),
  )
})

test('another point takes the place of the one there is, and the middle leaves the address alone', () => {
  const first = withFocalPoint(stored, { x: 30, y: 20 })
  expect(first).toBe(`${stored}#focus=30,20`)
  expect(withFocalPoint(first, { x: 0, y: 100 })).toBe(`${stored}#focus=0,100`)
  expect(withFocalPoint(first, middle)).toBe(stored)
})

test.each(['#focus=30', '#focus=101,20', '#focus=-1,20', '#focus=1.5,20', '#focus=30,20;x', '#focus='])(
  '%s is no focal point, and no address of a picture may end so',
  (fragment) => {
    expect(focalPointOf(stored + fragment)).toBeNull()
    expect(withoutFocalPoint(stored + fragment)).toBe(stored)
    expect(imageSource.safeParse(stored + fragment).error?.issues.map(({ message }) => message)).toEqual([
      '그림의 초점은 #focus=30,20처럼 0부터 100까지의 두 정수여야 합니다.',
    ])
  },
)
