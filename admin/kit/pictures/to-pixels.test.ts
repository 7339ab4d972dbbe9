import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPixels } from './to-pixels.ts'

test('a part in percent is told in whole pixels of the picture', () => {
  const size = { width: 1920, height: 1080 }
  expect(toPixels({ x: 0, y: 0, width: 100, height: 100 }, size)).toEqual({ x: 0, y: 0, ...size })
  expect(toPixels({ x: 12.5, y: 0, width: 75, height: 100 }, size)).toEqual({
    x: 240,
    y: 0,
    width: 1440,
    height: 1080,
  })
})

test('whatever the rounding, the part lies within the picture', () => {
  const length = fc.integer({ min: 1, max: 20_000 })
  const share = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(length, length, share, share, (width, height, x, y) => {
      const part = toPixels({ x, y, width: 100 - x, height: 100 - y }, { width, height })
      expect(part.x + part.width).toBeLessThanOrEqual(width)
      expect(part.y + part.height).toBeLessThanOrEqual(height)
      expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})
