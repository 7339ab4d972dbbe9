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
