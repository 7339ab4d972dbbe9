import { expect, test } from 'vitest'
import { contrastRatio, mix, nearestPassing } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // WebAIM's table: the greys that just pass and just fail on white.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s on %s is %d', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(b, a)).toBeCloseTo(ratio, 2)
})

test('colours are mixed as the browser mixes them', () => {
  expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#800080')
  expect(mix('#1f8a66', '#16201c', 1)).toBe('#1f8a66')
})

test('the nearest that passes is a small step away, darker or lighter', () => {
  const onWhite = (candidate: string) => contrastRatio(candidate, '#ffffff') >= 4.5
  expect(nearestPassing('#767676', onWhite)).toBe('#767676')
  expect(nearestPassing('#808080', onWhite)).toBe('#767676')
  const onNavy = (candidate: string) => contrastRatio(candidate, '#14213d') >= 4.5
  expect(contrastRatio(nearestPassing('#5a6a8a', onNavy) ?? '', '#14213d')).toBeGreaterThanOrEqual(4.5)
  expect(nearestPassing('#808080', () => false)).toBeNull()
})

test('dark parts of a colour are weighed as WCAG says', () => {
  // The boundary of the two formulas lies between 10 and 11 of 255.
  expect(contrastRatio('#0a0a0a', '#000000')).toBeCloseTo((10 / 255 / 12.92 + 0.05) / 0.05, 6)
  expect(contrastRatio('#0b0b0b', '#000000')).toBeCloseTo(
    (((11 / 255 + 0.055) / 1.055) ** 2.4 + 0.05) / 0.05,
    6,
  )
  expect(contrastRatio('#ff0000', '#000000')).toBeCloseTo((0.2126 + 0.05) / 0.05, 6)
  expect(contrastRatio('#00ff00', '#000000')).toBeCloseTo((0.7152 + 0.05) / 0.05, 6)
  expect(contrastRatio('#0000ff', '#000000')).toBeCloseTo((0.0722 + 0.05) / 0.05, 6)
})

test('a share of each is mixed, part by part', () => {
  expect(mix('#102030', '#f0e0d0', 0.25)).toBe('#b8b0a8')
  expect(mix('#000000', '#050505', 0)).toBe('#050505')
})

test('the nearest may be black or white, and no further', () => {
  expect(nearestPassing('#808080', (candidate) => candidate === '#000000')).toBe('#000000')
  expect(nearestPassing('#808080', (candidate) => candidate === '#ffffff')).toBe('#ffffff')
  expect(nearestPassing('#808080', (candidate) => candidate !== '#808080')).toBe('#7f7f7f')
})
