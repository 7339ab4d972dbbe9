import { n } from '../paths.ts'
import { plant } from '../furniture.ts'
import type { Sheet } from '../sheet.ts'
import { path, rect } from '../sheet.ts'
import { down, niche } from '../solids.ts'
import { paintInterior } from './room.ts'

/** Steps that rise along a wall to an arch of light. */
export function drawStairs(sheet: Sheet): void {
  const { tones, h, w } = sheet
  paintInterior(sheet, {
    light: -0.3,
    wall: ({ at, unit, tone }) => [niche(sheet, at(0.34), h * 0.37, unit * 0.26, h * 0.34, tone + 0.2)],
    things: ({ at, unit, tone, lean }) => [
      ...Array.from({ length: 8 }, (_, i) => {
        const top = h * (0.86 - i * 0.07)
        const from = at(-0.42 + i * 0.085)
        const to = lean > 0 ? w * 1.1 : -w * 0.1
        const x = Math.min(from, to)
        const width = Math.abs(to - from)
        return (
          rect({ x, y: top, width, height: h * 1.1 - top }, down(sheet, tone + 0.06 - i * 0.02, tone - 0.2)) +
          rect({ x, y: top, width, height: h * 0.018 }, tones.shade(tone + 0.3)) +
          path(`M${n(from)} ${n(top + h * 0.018)}h${n(lean * unit * 0.085)}v${n(h * 0.05)}Z`, {
            fill: tones.shade(0),
            opacity: 0.08,
          })
        )
      }),
      plant(sheet, at(-0.46), h * 0.92, unit * 0.5, tone + 0.08),
    ],
  })
}
