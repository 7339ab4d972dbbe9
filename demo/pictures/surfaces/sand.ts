import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse, group, line } from '../sheet.ts'
import { sphere } from '../solids.ts'
import { paintVignette, whole } from '../stage.ts'

/** A garden of raked sand: rings about two stones, furrows that sway between. */
export function drawSand(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  const ground = tones.dark ? 0.34 : 0.84
  const step = side * 0.036
  const fill = sheet.linear(
    [
      [0, tones.shade(ground + 0.14)],
      [1, tones.shade(ground - 0.1)],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: n(w), y2: n(h) },
  )
  /** A furrow is a dark line, a soft one beside it, and a lit one. */
  const furrows = (draw: (stroke: string, width: number, opacity: number) => string): string =>
    draw(tones.shade(ground - 0.4), step * 0.46, 0.4) +
    group(
      { transform: `translate(${n(-step * 0.16)} ${n(-step * 0.34)})` },
      draw(tones.pale, step * 0.34, tones.dark ? 0.5 : 0.9),
    )
  const phase = random.between(0, 6.28)
  const rake = Array.from({ length: Math.ceil((h * 1.3) / step) }, (_, i) => {
    const y = -h * 0.1 + i * step
    const sway = side * 0.03 * Math.sin(phase)
    return `M${n(-w * 0.1)} ${n(y)}C${n(w * 0.3)} ${n(y + sway + side * 0.05)} ${n(w * 0.6)} ${n(y - side * 0.06)} ${n(w * 1.1)} ${n(y)}`
  }).join('')
  sheet.add(
    whole(sheet, fill),
    furrows((stroke, width, opacity) => line(rake, stroke, width, { opacity })),
  )
  const grey = [
    tones.shade(tones.dark ? 1 : 0.8),
    tones.shade(tones.dark ? 0.66 : 0.4),
    tones.shade(tones.dark ? 0.2 : 0),
  ] as const
  const stones = [
    { share: -0.44, y: 0.26, size: 0.05, rings: 4 },
    { share: 0.16, y: 0.58, size: 0.1, rings: 8 },
  ]
  for (const { share, y, size, rings } of stones) {
    const at = [w * 0.5 + lean * side * share, h * y] as const
    const first = side * size * 1.1
    sheet.add(
      circle(at, first + (rings + 0.4) * step, fill),
      furrows((stroke, width, opacity) =>
        Array.from({ length: rings + 1 }, (_, i) =>
          circle(at, first + i * step, 'none', { stroke, 'stroke-width': width, opacity }),
        ).join(''),
      ),
      ellipse(
        [at[0] + side * size * 0.5, at[1] + side * size * 0.5],
        [side * size, side * size * 0.7],
        tones.shade(0),
        {
          opacity: 0.2,
          filter: sheet.softly(8 * u),
        },
      ),
      sphere(sheet, at[0], at[1] + side * size, side * size, grey),
    )
  }
  paintVignette(sheet, 0.12)
}
