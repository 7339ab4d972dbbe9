import { bezier, brush, curve, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { line, path } from '../sheet.ts'
import { vase } from '../solids.ts'
import { paintTable } from '../table.ts'

/** A plume of grass: fine hairs that hang from a stem. */
function plume(sheet: Sheet, foot: Point, lean: number, length: number): string {
  const { tones, random, u } = sheet
  const angle = -Math.PI / 2 + lean
  const stem = bezier(
    foot,
    toward(foot, angle - lean * 0.4, length * 0.4),
    toward(foot, angle, length * 0.7),
    toward(foot, angle + lean * 0.4, length),
    40,
  )
  const hairs = stem.slice(19).flatMap((at, i) =>
    [-1, 1, -1, 1].map((s) => {
      const t = i / 21
      const reach = length * 0.15 * Math.sin(Math.PI * (0.16 + t * 0.8)) * random.between(0.7, 1.1)
      const way = angle + s * random.between(0.2, 0.75)
      return line(
        curve([at, toward(at, way, reach * 0.6), toward(at, way + s * 0.34, reach)]),
        tones.shade((tones.dark ? 0.76 : 0.5) + random.between(-0.2, 0.24)),
        2.2 * u,
        { opacity: 0.7 },
      )
    }),
  )
  return (
    path(
      brush(stem, (t) => (6 - 4 * t) * u),
      { fill: tones.shade(tones.dark ? 0.6 : 0.3) },
    ) + hairs.join('')
  )
}

/** Plumes of pampas in a tall vase. */
export function drawPampas(sheet: Sheet): void {
  paintTable(sheet, ({ at, base, side, tone, lean }) => [
    ...[-0.42, 0.5, -0.16, 0.24, 0.02].map((turn, i) =>
      plume(sheet, [at(0.04), base - side * 0.26], turn * lean, side * (0.56 - (i % 2) * 0.08)),
    ),
    vase(sheet, at(0.04), base, side * 0.36, [0.1, 0.09, 0.11, 0.2, 0.28, 0.3, 0.26, 0.18], tone - 0.02),
    vase(sheet, at(0.34), base + side * 0.04, side * 0.15, [0.2, 0.24, 0.4, 0.46, 0.4, 0.26], tone - 0.2),
  ])
}
