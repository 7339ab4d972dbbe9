import { counter, lamp, plant } from '../furniture.ts'
import type { Sheet } from '../sheet.ts'
import { niche, vase } from '../solids.ts'
import { paintInterior } from './room.ts'

/** The reception: a ribbed counter before an arch, two lamps over it. */
export function drawReception(sheet: Sheet): void {
  const { h } = sheet
  paintInterior(sheet, {
    light: -0.22,
    wall: ({ at, floor, unit, tone }) => [niche(sheet, at(0.02), floor, unit * 0.46, h * 0.6, tone - 0.06)],
    things: ({ at, left, unit, tone }) => [
      counter(
        sheet,
        { x: left(0.06, 0.62), y: h * 0.575, width: unit * 0.62, height: h * 0.26 },
        tone - 0.14,
      ),
      vase(sheet, at(0.24), h * 0.558, unit * 0.11, [0.1, 0.08, 0.16, 0.32, 0.34, 0.22], tone + 0.1),
      lamp(sheet, at(-0.1), h * 0.24, unit * 0.03),
      lamp(sheet, at(0.06), h * 0.17, unit * 0.038),
      plant(sheet, at(-0.42), h * 0.88, unit * 0.52, tone + 0.06),
    ],
  })
}
