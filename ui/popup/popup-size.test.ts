import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, mobileSize, pcSize, pictureSizes, ratioSize, sheetSize } from './popup-size.ts'

const large = { width: 4000, height: 3000 }
const popup = { pcWidth: 1, pcHeight: 1, pcSizeType: 'RATIO', mobileWidth: 1, mobileHeight: 1 } as const

describe('sizes by ratio', () => {
  it.each([
    [1, 1, 640, 640],
    [4, 3, 852, 640],
    [16, 9, 1200, 675],
    [3, 4, 560, 746],
    [210, 297, 527.5, 746],
  ])('LAYER %i:%i is %f × %f', (width, height, ...size) => {
    expect(Object.values(ratioSize(width, height, 'LAYER'))).toEqual(size)
    expect(ratioSize(width * 30, height * 30, 'LAYER')).toEqual(ratioSize(width, height, 'LAYER'))
  })

  it.each([
    [1, 1, 587, 587],
    [4, 3, 586, 439.5],
    [16, 9, 1200, 675],
    [3, 4, 435, 580],
    [210, 297, 527.5, 746],
  ])('GRID %i:%i is %f × %f', (width, height, ...size) => {
    expect(Object.values(ratioSize(width, height, 'GRID'))).toEqual(size)
  })

  it('any other ratio is kept, and is no larger than the nearest that is named', () => {
    expect(ratioSize(2, 1, 'LAYER')).toEqual({ width: 1200, height: 600 })
    expect(ratioSize(1, 2, 'GRID')).toEqual({ width: 373, height: 746 })
    const side = fc.integer({ min: 1, max: 5000 })
    fc.assert(
      fc.property(side, side, fc.constantFrom('LAYER' as const, 'GRID' as const), (width, height, type) => {
        const size = ratioSize(width, height, type)
        expect(size.width).toBeLessThanOrEqual(1200.001)
        expect(size.height).toBeLessThanOrEqual(746.001)
        // The sizes that are named are themselves rounded.
        expect(Math.abs(size.width / size.height / (width / height) - 1)).toBeLessThan(0.003)
      }),
    )
  })
})

describe('in a window', () => {
  it('keeps 48 px of the width and 124 px of the height free, and the ratio', () => {
    const size = { width: 1200, height: 675 }
    expect(fitted(size, { width: 1248, height: 799 })).toEqual(size)
    expect(fitted(size, { width: 648, height: 799 })).toEqual({ width: 600, height: 337.5 })
    expect(fitted(size, { width: 1248, height: 461.5 })).toEqual({ width: 600, height: 337.5 })
    expect(fitted({ width: 100, height: 50 }, large)).toEqual({ width: 100, height: 50 })
  })

  it('leaves room for what stands below the picture', () => {
    expect(fitted({ width: 640, height: 640 }, { width: 1440, height: 764 }, 88).height).toBe(552)
  })

  it('is as large as the pixels say that it names', () => {
    const fixed = { ...popup, pcWidth: 420, pcHeight: 333, pcSizeType: 'FIXED' } as const
    expect(pcSize(fixed, 'LAYER', large)).toEqual({ width: 420, height: 333 })
    expect(pcSize(fixed, 'GRID', { width: 258, height: 900 })).toEqual({ width: 210, height: 166.5 })
    expect(pcSize(popup, 'GRID', large)).toEqual({ width: 587, height: 587 })
  })

  it('on a phone has the ratio for it, as wide as the margins let it', () => {
    const phone = { width: 390, height: 844 }
    expect(mobileSize(popup, phone)).toEqual({ width: 342, height: 342 })
    expect(mobileSize({ ...popup, mobileWidth: 3, mobileHeight: 4 }, phone)).toEqual({
      width: 342,
      height: 456,
    })
    expect(mobileSize({ ...popup, mobileWidth: 1, mobileHeight: 4 }, phone).height).toBe(720)
    expect(mobileSize(popup, { width: 768, height: 1024 })).toEqual({ width: 560, height: 560 })
  })

  it('in a sheet is as wide as the phone, and leaves 124 px of its height', () => {
    const phone = { width: 390, height: 844 }
    expect(sheetSize({ ...popup, mobileWidth: 3, mobileHeight: 4 }, phone)).toEqual({
      width: 390,
      height: 520,
    })
    expect(sheetSize({ ...popup, mobileHeight: 4 }, phone)).toEqual({ width: 390, height: 720 })
    expect(sheetSize(popup, { width: 768, height: 1024 })).toEqual({ width: 560, height: 560 })
  })

  it('tells the browser its width in whole pixels', () => {
    expect(pictureSizes({ width: 527.5, height: 746 })).toBe('528px')
  })

  it('never leaves the window, whatever it is', () => {
    const side = fc.integer({ min: 1, max: 6000 })
    const space = fc.integer({ min: 200, max: 4000 })
    fc.assert(
      fc.property(side, side, space, space, (width, height, windowWidth, windowHeight) => {
        const size = fitted({ width, height }, { width: windowWidth, height: windowHeight })
        expect(size.width).toBeLessThanOrEqual(windowWidth - 48 + 1e-6)
        expect(size.height).toBeLessThanOrEqual(windowHeight - 124 + 1e-6)
        // In a low window the place is as wide as the ways to close need, and wider than the picture.
        const isLeast = Math.abs(size.width - Math.min(width, 272, windowWidth - 48)) < 1e-6
        if (!isLeast) expect(size.width / size.height).toBeCloseTo(width / height, 6)
        expect(size.width / size.height).toBeGreaterThan(width / height - 1e-6)
      }),
    )
  })
})
