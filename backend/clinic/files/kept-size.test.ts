import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptSize } from './kept-size.ts'

test.each([
  [
    { width: 860, height: 16_000 },
    { width: 860, height: 16_000 },
  ],
  [
    { width: 860, height: 40_000 },
    { width: 860, height: 40_000 },
  ],
  [
    { width: 4000, height: 3000 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 2000, height: 30_000 },
    { width: 1632, height: 24_494 },
  ],
])('%j is kept as %j', (came, kept) => expect(keptSize(came, { isGated: false })).toEqual(kept))

test('a picture keeps its shape, and its size where neither width nor pixels are too many', () => {
  const side = fc.integer({ min: 1, max: 60_000 })
  fc.assert(
    fc.property(side, side, fc.boolean(), (width, height, isGated) => {
      const kept = keptSize({ width, height }, { isGated })
      expect(kept.width).toBeLessThanOrEqual(2560)
      expect(kept.height).toBeLessThanOrEqual(isGated ? 16_383 : 65_500)
      expect(kept.width * kept.height).toBeLessThanOrEqual(40_000_000)
      const isSmall = width <= 2560 && height <= 16_383 && width * height <= 40_000_000
      if (isSmall) expect(kept).toEqual({ width, height })
      else expect(Math.abs(kept.width - (width * kept.height) / height)).toBeLessThan(1 + width / height)
    }),
  )
})
