import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLongPicture, rowsOfPart, stripEdges } from './long-picture.ts'

const long = fc
  .record({ width: fc.integer({ min: 1, max: 2560 }), height: fc.integer({ min: 2049, max: 65_500 }) })
  .filter(isLongPicture)

test('strips are as many as bound their height, and make up the picture', () => {
  fc.assert(
    fc.property(long, (size) => {
      const edges = stripEdges(size)
      const strips = edges.slice(1).map((_, strip) => rowsOfPart(size, { strip }))
      expect([edges[0], edges.at(-1)]).toEqual([0, size.height])
      expect(strips).toEqual(edges.slice(1).map((bottom, index) => [edges[index], bottom]))
      for (const [top, bottom] of strips as [number, number][]) {
        expect(bottom - top).toBeGreaterThan(0)
        expect(bottom - top).toBeLessThanOrEqual(2049)
      }
      expect(rowsOfPart(size, { strip: edges.length - 1 })).toBeUndefined()
    }),
  )
})

test('the part round a height shows a place the same rows as the whole would', () => {
  /** First row that a place shows of a picture, which covers it and is placed by `object-position`. */
  const firstRow = (height: number, shown: number, focus: number) => ((height - shown) * focus) / 100
  fc.assert(
    fc.property(long, fc.nat(100), fc.double({ min: 0.4, max: 4, noNaN: true }), (size, focus, ratio) => {
      const [top, bottom] = rowsOfPart(size, { focus }) as [number, number]
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(size.height)
      const shown = size.width / ratio
      const difference = top + firstRow(bottom - top, shown, focus) - firstRow(size.height, shown, focus)
      expect(Math.abs(difference)).toBeLessThanOrEqual(1)
    }),
  )
})
