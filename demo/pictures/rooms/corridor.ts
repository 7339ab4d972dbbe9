import { lamp, passage, plant } from '../furniture.ts'
import type { Sheet } from '../sheet.ts'
import { paintInterior } from './room.ts'

/** A corridor of arches with light at its end. */
export function drawCorridor(sheet: Sheet): void {
  const { h } = sheet
  paintInterior(sheet, {
    light: -0.32,
    wall: ({ at, unit }) => [passage(sheet, at(0.08), h * 0.86, unit * 0.66, h * 0.8)],
    things: ({ at, unit, tone }) => [
      plant(sheet, at(-0.36), h * 0.92, unit * 0.56, tone + 0.04),
      lamp(sheet, at(0.1), h * 0.2, unit * 0.032),
    ],
  })
}
