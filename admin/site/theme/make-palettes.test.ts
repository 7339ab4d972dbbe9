import { theme } from '#schema/theme.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePalettes } from './make-palettes.ts'
import { pickColors } from './pick-colors.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('every palette of any colour is one that the theme takes', () => {
  fc.assert(
    fc.property(hex, (brand) => {
      for (const { name, colors } of makePalettes(brand)) {
        const judged = theme.safeParse(colors)
        expect(judged.error?.issues, `${name} of ${brand}`).toBeUndefined()
      }
    }),
    { numRuns: 2000, seed: 16, examples: [['#000000'], ['#ffffff'], ['#808080'], ['#ffff00'], ['#0000ff']] },
  )
})

test('the palettes of a colour differ, and a colour that can be read stays as it was picked', () => {
  const palettes = makePalettes('#0f5b45')
  expect(new Set(palettes.map(({ colors }) => JSON.stringify(colors))).size).toBe(4)
  expect(palettes[0]?.colors.primary1).toBe('#0f5b45')
})

const picture = (...parts: [color: readonly number[], count: number][]) =>
  new Uint8ClampedArray(parts.flatMap(([color, count]) => Array.from({ length: count }, () => color).flat()))

test('a picture gives its own colours, without its paper, what is clear, and the blur of its edges', () => {
  const colors = pickColors(
    picture(
      [[255, 255, 255, 255], 700],
      [[200, 0, 0, 0], 900],
      [[30, 30, 30, 255], 200],
      [[15, 91, 69, 255], 150],
      [[18, 93, 71, 255], 40],
      [[90, 140, 220, 255], 3],
    ),
  )
  expect(colors).toHaveLength(2)
  expect(colors[0]).toMatch(/^#(0f|10)5[bc]4[56]$/)
  expect(colors[1]).toBe('#1e1e1e')
  expect(pickColors(picture([[255, 255, 255, 255], 10]))).toEqual([])
})
