import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, group, line } from '../sheet.ts'
import { whole } from '../stage.ts'

const bands = [0.5, 0.92, 0.62, 0.44, 0.74, 1, 0.56, 0.66, 0.4]

/** Brushed metal: bands of light, fine strokes along them, and a turned disc whose light runs the other way. */
export function drawMetal(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const shade = (t: number): string => tones.shade(tones.dark ? t * 0.74 - 0.1 : t)
  const plate = sheet.linear(
    bands.map((t, i) => [i / (bands.length - 1), shade(t)] as const),
    { x1: 0, y1: 0, x2: 1, y2: 0.3 },
  )
  const strokes = (light: boolean): string =>
    line(
      Array.from(
        { length: 420 },
        () =>
          `M${n(random.between(-0.2, 0.9) * w)} ${n(random.next() * h)}h${n(random.between(0.1, 0.5) * w)}`,
      ).join(''),
      light ? tones.pale : tones.shade(0.05),
      1.3 * u,
      { opacity: light ? 0.3 : 0.13 },
    )
  const at = [w * 0.5 + random.sign() * side * 0.14, h * 0.5] as const
  const radius = side * 0.34
  const turned = sheet.linear(
    bands.map((t, i) => [i / (bands.length - 1), shade(t * 0.9 + 0.06)] as const),
    { x1: 0.2, y1: 0, x2: 0.5, y2: 1 },
  )
  const rings = Array.from({ length: 34 }, (_, i) =>
    circle(at, radius * (i + 1) * 0.0285, 'none', {
      stroke: i % 2 ? tones.pale : tones.shade(0.05),
      'stroke-width': 1.2 * u,
      opacity: random.between(0.08, 0.24),
    }),
  )
  sheet.add(
    whole(sheet, plate),
    strokes(true),
    strokes(false),
    circle([at[0] + 10 * u, at[1] + 14 * u], radius * 1.02, tones.shade(0), {
      opacity: 0.34,
      filter: sheet.softly(14 * u),
    }),
    circle(at, radius, turned),
    group({}, ...rings),
    circle(at, radius, 'none', { stroke: tones.pale, 'stroke-width': 2.4 * u, opacity: 0.7 }),
    circle(at, radius * 0.12, tones.spot),
  )
}
