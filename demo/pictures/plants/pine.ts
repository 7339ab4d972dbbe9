import { bezier, brush, n, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse, group, line, path } from '../sheet.ts'
import { paintGround } from '../stage.ts'

/** A cone of scales, hanging. */
function cone(sheet: Sheet, [x, y]: Point, size: number): string {
  const { tones } = sheet
  const rows = Array.from({ length: 6 }, (_, row) => {
    const wide = size * 0.34 * Math.sin(Math.PI * (0.24 + row * 0.13))
    return Array.from({ length: 4 }, (_, i) =>
      ellipse(
        [x + (i - 1.5) * wide * 0.5 + (row % 2 ? wide * 0.16 : 0), y + row * size * 0.15],
        [wide * 0.38, size * 0.13],
        tones.shade((tones.dark ? 0.44 : 0.2) + i * 0.07),
        { stroke: tones.shade(0.05), 'stroke-width': n(size * 0.012) },
      ),
    ).join('')
  })
  return rows.toReversed().join('')
}

/** A bough of pine with needles in fans and two cones, the moon behind. */
export function drawPine(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.5 + lean * 0.3, 0.1])
  const at = (share: number): number => w * 0.5 + lean * share * Math.min(w, h * 1.3)
  const bough = bezier(
    [at(-0.62), h * 0.14],
    [at(-0.3), h * 0.2],
    [at(0.04), h * 0.36],
    [at(0.3), h * 0.5],
    30,
  )
  const fans = [4, 9, 13, 17, 21, 25, 30].map((k, i) => {
    const foot = bough[k] ?? [0, 0]
    const out = (i % 2 ? -0.9 : 0.5) * (lean > 0 ? 1 : -1)
    const way = (lean > 0 ? 0.35 : Math.PI - 0.35) + (k === 30 ? 0 : out)
    return Array.from({ length: 46 }, () => {
      const tip = toward(foot, way + random.between(-0.85, 0.85), side * random.between(0.17, 0.27))
      return line(
        `M${n(foot[0])} ${n(foot[1])}L${n(tip[0])} ${n(tip[1])}`,
        tones.shade((tones.dark ? 0.62 : 0.12) + random.between(-0.12, 0.26)),
        2.6 * u,
        { opacity: 0.85 },
      )
    }).join('')
  })
  sheet.add(
    circle(
      [at(0.22), h * 0.36],
      side * 0.24,
      sheet.linear(
        [
          [0, tones.spot, 0.8],
          [1, tones.spot, 0.2],
        ],
        { x1: 0.3, y1: 0, x2: 0.6, y2: 1 },
      ),
    ),
    path(
      brush(bough, (t) => side * (0.04 - 0.028 * t)),
      { fill: tones.shade(tones.dark ? 0.5 : 0.06) },
    ),
    ...fans.slice(0, 4),
    cone(sheet, [at(-0.16), h * 0.36], side * 0.2),
    cone(sheet, [at(0.06), h * 0.46], side * 0.16),
    group({}, ...fans.slice(4)),
  )
}
