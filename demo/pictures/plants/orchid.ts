import { bezier, brush, curve, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, line, path } from '../sheet.ts'
import { drawLeaf } from '../botany.ts'
import { vase } from '../solids.ts'
import { paintTable } from '../table.ts'
import { solidLeaf } from './leaves.ts'

/** One bloom: three slim sepals, two broad petals over them, a lip in the accent. */
function bloom(sheet: Sheet, at: Point, size: number, turn: number): string {
  const { tones, u } = sheet
  const petal = (angle: number, wide: number, far: number, tone: number): string => {
    const tip = toward(at, angle + turn, size * far)
    const mid = (s: number): Point =>
      toward(toward(at, angle + turn, size * far * 0.56), angle + turn + Math.PI / 2, s * size * wide)
    const near = (s: number): Point =>
      toward(toward(at, angle + turn, size * far * 0.2), angle + turn + Math.PI / 2, s * size * wide * 0.6)
    const fill = sheet.radial([
      [0, tones.shade(tone - 0.36)],
      [0.6, tones.shade(tone)],
      [1, tones.shade(tone + 0.12)],
    ])
    const d = curve([at, near(-1), mid(-1), tip, mid(1), near(1)], true)
    return (
      path(d, { fill, stroke: tones.shade(tone - 0.3), 'stroke-width': u, 'stroke-opacity': 0.9 }) +
      line(curve([at, toward(at, angle + turn, size * far * 0.7)]), tones.shade(tone - 0.3), u, {
        opacity: 0.4,
      })
    )
  }
  const tone = tones.dark ? 0.8 : 0.84
  return (
    [-Math.PI / 2, Math.PI * 0.2, Math.PI * 0.8]
      .map((angle) => petal(angle, 0.2, 0.95, tone - 0.08))
      .join('') +
    [-0.2, Math.PI + 0.2].map((angle) => petal(angle, 0.42, 0.92, tone)).join('') +
    path(
      curve(
        [
          at,
          toward(at, Math.PI * 0.3 + turn, size * 0.2),
          toward(at, Math.PI / 2 + turn, size * 0.42),
          toward(at, Math.PI * 0.7 + turn, size * 0.2),
        ],
        true,
      ),
      { fill: tones.spot },
    ) +
    circle(at, size * 0.08, tones.pale)
  )
}

/** A moth orchid in a pot: one arching stem of blooms. */
export function drawOrchid(sheet: Sheet): void {
  const { tones, u } = sheet
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    const foot: Point = [at(-0.22), base - side * 0.2]
    const stem = bezier(
      foot,
      [at(-0.26), base - side * 0.56],
      [at(-0.02), base - side * 0.86],
      [at(0.4), base - side * 0.5],
      30,
    )
    const green = tones.dark ? 0.46 : 0.18
    const spot = (k: number): Point => stem[k] ?? foot
    return [
      ...[0.3, 2.7, 0.9, 2.2].map((angle, i) =>
        solidLeaf(
          sheet,
          drawLeaf(
            'laurel',
            foot,
            -(lean > 0 ? angle : Math.PI - angle),
            side * (i < 2 ? 0.36 : 0.24),
            0.2 * (angle > 1.6 ? -1 : 1) * -lean,
          ),
          green + i * 0.04,
        ),
      ),
      path(
        brush(stem, (t) => (9 - 5 * t) * u),
        { fill: tones.shade(green) },
      ),
      ...[30, 28].map((k) => circle(spot(k), side * 0.022, tones.shade(0.7))),
      bloom(sheet, [spot(25)[0], spot(25)[1] + side * 0.04], side * 0.1, 0.2 * lean),
      bloom(sheet, [spot(21)[0], spot(21)[1] + side * 0.02], side * 0.13, -0.1 * lean),
      bloom(sheet, [spot(17)[0], spot(17)[1] + side * 0.06], side * 0.15, 0.1 * lean),
      bloom(sheet, [spot(12)[0] - lean * side * 0.02, spot(12)[1] + side * 0.07], side * 0.16, -0.2 * lean),
      vase(sheet, at(-0.22), base + side * 0.02, side * 0.24, [0.4, 0.42, 0.42, 0.4, 0.36, 0.3], tone),
    ]
  })
}
