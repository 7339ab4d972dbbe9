import { mix } from '../colour.ts'
import { bench, lamp, plant } from '../furniture.ts'
import type { Sheet } from '../sheet.ts'
import { circle } from '../sheet.ts'
import { drum, vase } from '../solids.ts'
import { paintInterior } from './room.ts'

/** Where one waits: a low sofa under a round painting, a small table and a plant beside it. */
export function drawLounge(sheet: Sheet): void {
  const { tones, h } = sheet
  const moon = sheet.linear(
    [
      [0, mix(tones.spot, tones.shade(0.8), 0.55)],
      [1, mix(tones.spot, tones.shade(0.7), 0.82)],
    ],
    { x1: 0, y1: 0, x2: 0.4, y2: 1 },
  )
  paintInterior(sheet, {
    wall: ({ at, unit }) => [circle([at(0.12), h * 0.36], unit * 0.17, moon, { opacity: 0.85 })],
    things: ({ at, left, unit, tone }) => [
      bench(sheet, { x: left(0.1, 0.56), y: h * 0.64, width: unit * 0.56, height: h * 0.2 }, tone),
      drum(sheet, at(-0.29), h * 0.86, unit * 0.15, unit * 0.13, tone + 0.02),
      vase(
        sheet,
        at(-0.29),
        h * 0.86 - unit * 0.13,
        unit * 0.1,
        [0.12, 0.1, 0.2, 0.36, 0.32, 0.2],
        tone + 0.12,
      ),
      plant(sheet, at(0.5), h * 0.87, unit * 0.5, tone + 0.06),
      lamp(sheet, at(-0.29), h * 0.3, unit * 0.036),
    ],
  })
}
