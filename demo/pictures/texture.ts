import { clouds } from './clouds.ts'
import { mix } from './colour.ts'
import { paintField } from './field.ts'
import { n } from './paths.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'
import { group, tag } from './sheet.ts'
import { whole } from './stage.ts'

/** A skin-like warmth that still belongs to the palette. */
function warmth(sheet: Sheet): { low: string; middle: string; high: string; flush: string } {
  const { palette } = sheet
  const skin = mix('#ebc7ae', palette.soft, 0.26)
  return {
    low: mix('#c08d70', palette.mid, 0.1),
    middle: skin,
    high: mix('#fff4ea', palette.surface, 0.4),
    flush: mix('#c9705a', palette.mid, 0.12),
  }
}

/** The same slope of light for a seed, whichever state of the surface it falls on. */
function slope(random: Random): (x: number, y: number) => number {
  const [angle, bend, shift] = [random.between(0.5, 1), random.between(1.6, 2.6), random.between(0, 6)]
  return (x, y) => {
    const along = x * Math.cos(angle) + y * Math.sin(angle)
    return 0.86 - along * 0.42 + 0.16 * Math.sin(along * bend + 0.8 * Math.sin((y - x) * 1.4 + shift) + shift)
  }
}

/** Fine relief lit from the upper left, made on a tile and repeated: it has no large form to betray the seam. */
function relief(sheet: Sheet, height: number): string {
  const { seed, u } = sheet
  const tile = { x: 0, y: 0, width: n(300 * u), height: n(300 * u) }
  const filter = sheet.filter(
    tag('feTurbulence', {
      type: 'fractalNoise',
      stitchTiles: 'stitch',
      baseFrequency: Math.round((0.046 / u) * 1e4) / 1e4,
      numOctaves: 3,
      seed: seed % 997,
      ...tile,
    }) +
      tag(
        'feDiffuseLighting',
        { surfaceScale: n(height * u), diffuseConstant: 1.05, 'lighting-color': '#ffffff', ...tile },
        tag('feDistantLight', { azimuth: 225, elevation: 58 }),
      ) +
      tag('feTile', {}),
    0.05,
  )
  return group({ filter, style: 'mix-blend-mode:soft-light' }, whole(sheet, '#ffffff'))
}

/** Small spots of pigment, soft at their edges. */
function spots(sheet: Sheet, colour: string): string {
  const { random, w, h, u } = sheet
  const marks = Array.from({ length: Math.round((150 * (w * h)) / (u * u * 1e6)) }, () =>
    tag('ellipse', {
      cx: n(random.next() * w),
      cy: n(random.next() * h),
      rx: n(random.between(2, 9) * u),
      ry: n(random.between(2, 7) * u),
      fill: colour,
      opacity: random.between(0.2, 0.6),
    }),
  )
  return group({ filter: sheet.blur(2.6 * u) }, ...marks)
}

/** `uneven` from 0 (one tone) to 1 (mottled); `contrast` of the light across it. */
function paintSurface(
  sheet: Sheet,
  { uneven, contrast, lightness }: { uneven: number; contrast: number; lightness: number },
): void {
  const { low, middle, high, flush } = warmth(sheet)
  const light = slope(sheet.random)
  const [red, brown] = [clouds(sheet.random), clouds(sheet.random)]
  const over = (value: number, from: number): number =>
    Math.min(1, Math.max(0, (value - from) / (0.78 - from)))
  sheet.add(
    paintField(
      sheet,
      (x, y) => {
        const t = 0.5 + (light(x, y) - 0.5) * contrast + lightness
        const even = t < 0.5 ? mix(low, middle, t * 2) : mix(middle, high, t * 2 - 1)
        const flushed = mix(even, flush, over(red(x * 3.6, y * 3.6), 0.42) * 0.6 * uneven)
        return mix(flushed, low, over(brown(x * 9, y * 9), 0.46) * 0.75 * uneven)
      },
      0.6,
    ),
  )
}

/** The surface before: uneven in tone, coarse in relief, dull in light. */
export function drawTextureBefore(sheet: Sheet): void {
  paintSurface(sheet, { uneven: 1, contrast: 0.7, lightness: -0.04 })
  sheet.add(spots(sheet, mix(warmth(sheet).low, '#74402f', 0.55)), relief(sheet, 2.3))
}

/** The same surface after: one tone, fine relief, and a sheen. */
export function drawTextureAfter(sheet: Sheet): void {
  paintSurface(sheet, { uneven: 0.14, contrast: 1.15, lightness: 0.04 })
  const sheen = sheet.radial(
    [
      [0, '#ffffff', 0.6],
      [0.5, '#ffffff', 0.16],
      [1, '#ffffff', 0],
    ],
    { cx: 0.32, cy: 0.26, r: 0.62 },
  )
  sheet.add(relief(sheet, 1), whole(sheet, sheen))
}
