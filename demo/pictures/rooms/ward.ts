import { lamp, plant } from '../furniture.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { line, rect } from '../sheet.ts'
import { drum } from '../solids.ts'
import { bed, curtain } from './bed.ts'
import { paintInterior } from './room.ts'

/** Where one rests afterwards: a bed under a long window, curtains at either side of it. */
export function drawWard(sheet: Sheet): void {
  const { tones, h, u } = sheet
  paintInterior(sheet, {
    light: 0.3,
    wall: ({ left, unit, tone }) => [
      rect(
        { x: left(-0.06, 0.56), y: h * 0.12, width: unit * 0.56, height: h * 0.4 },
        sheet.linear(
          [
            [0, tones.shade(tones.dark ? 0.36 : 1)],
            [1, tones.shade(tones.dark ? 0.62 : 0.86)],
          ],
          { x1: 0, y1: 0, x2: 0, y2: 1 },
        ),
        { stroke: tones.shade(tone - 0.2), 'stroke-width': 5 * u },
      ),
      line(
        `M${n(left(-0.06, 0))} ${n(h * 0.12)}v${n(h * 0.4)}M${n(left(-0.06, 0.56))} ${n(h * 0.32)}h${n(unit * 0.56)}`,
        tones.shade(tone - 0.2),
        4 * u,
      ),
    ],
    things: ({ at, left, unit, tone }) => [
      curtain(
        sheet,
        { x: left(-0.36, 0.16), y: h * 0.08, width: unit * 0.16, height: h * 0.62 },
        tone + 0.06,
      ),
      curtain(sheet, { x: left(0.24, 0.16), y: h * 0.08, width: unit * 0.16, height: h * 0.62 }, tone + 0.06),
      bed(sheet, { x: left(-0.08, 0.68), y: h * 0.58, width: unit * 0.68, height: h * 0.32 }, tone),
      drum(sheet, at(0.38), h * 0.87, unit * 0.16, unit * 0.2, tone - 0.04),
      plant(sheet, at(0.38), h * 0.87 - unit * 0.2, unit * 0.26, tone + 0.1),
      lamp(sheet, at(0.38), h * 0.2, unit * 0.034),
    ],
  })
}
