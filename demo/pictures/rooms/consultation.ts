import { lamp } from '../furniture.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { line, path, rect } from '../sheet.ts'
import { down, lying, vase } from '../solids.ts'
import { drawTwig } from '../still.ts'
import { paintInterior } from './room.ts'

/** A chair with a round back on four thin legs. */
function chair(sheet: Sheet, x: number, base: number, size: number, tone: number): string {
  const { tones } = sheet
  const [half, seat] = [size * 0.27, base - size * 0.46]
  const legs = [-0.8, 0.8]
    .map((s) => `M${n(x + s * half * 0.8)} ${n(seat)}L${n(x + s * half)} ${n(base)}`)
    .join('')
  return (
    lying(sheet, x, base, size * 0.4, size * 0.4) +
    line(legs, tones.shade(tones.dark ? 0.3 : 0.16), size * 0.03) +
    path(
      `M${n(x - half)} ${n(seat)}V${n(seat - size * 0.3)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(seat - size * 0.3)}V${n(seat)}Z`,
      { fill: down(sheet, tone + 0.14, tone - 0.14) },
    ) +
    rect(
      { x: x - half * 1.1, y: seat - size * 0.08, width: half * 2.2, height: size * 0.15 },
      down(sheet, tone + 0.24, tone - 0.06),
      { rx: n(size * 0.07) },
    )
  )
}

/** The consultation room: a desk with a screen, a chair at either side, a picture on the wall. */
export function drawConsultation(sheet: Sheet): void {
  const { tones, h, u } = sheet
  paintInterior(sheet, {
    light: -0.26,
    wall: ({ left, unit, tone }) => [
      rect(
        { x: left(0.16, 0.26), y: h * 0.16, width: unit * 0.26, height: unit * 0.32 },
        tones.shade(tone + 0.26),
        { stroke: tones.shade(tone - 0.3), 'stroke-width': 3 * u },
      ),
      path(
        `M${n(left(0.16, 0.18))} ${n(h * 0.16 + unit * 0.24)}a${n(unit * 0.09)} ${n(unit * 0.09)} 0 0 1 ${n(unit * 0.18)} 0Z`,
        { fill: tones.spot, opacity: 0.7 },
      ),
    ],
    things: ({ at, left, unit, tone, lean }) => [
      chair(sheet, at(0.4), h * 0.86, unit * 0.46, tone - 0.2),
      lying(sheet, at(0.05), h * 0.88, unit * 0.6, unit * 0.2),
      rect(
        { x: left(0.05 - 0.22, 0.06), y: h * 0.63, width: unit * 0.06, height: h * 0.25 },
        down(sheet, tone - 0.04, tone - 0.2),
      ),
      rect(
        { x: left(0.05 + 0.2, 0.14), y: h * 0.63, width: unit * 0.14, height: h * 0.25 },
        down(sheet, tone + 0.04, tone - 0.16),
      ),
      rect(
        { x: left(0.05, 0.66), y: h * 0.61, width: unit * 0.66, height: h * 0.028 },
        down(sheet, tone + 0.3, tone),
        { rx: n(4 * u) },
      ),
      rect(
        { x: left(0.16, 0.03), y: h * 0.53, width: unit * 0.03, height: h * 0.08 },
        tones.shade(tone - 0.2),
      ),
      rect(
        { x: left(0.16, 0.22), y: h * 0.4, width: unit * 0.22, height: unit * 0.14 },
        down(sheet, tones.dark ? 0.8 : 0.3, tones.dark ? 0.6 : 0.14),
        { rx: n(8 * u) },
      ),
      drawTwig(sheet, at(-0.14), h * 0.55, unit * 0.2, lean * 0.1),
      vase(sheet, at(-0.14), h * 0.612, unit * 0.11, [0.12, 0.1, 0.18, 0.34, 0.34, 0.22], tone + 0.1),
      chair(sheet, at(-0.36), h * 0.93, unit * 0.56, tone + 0.02),
      lamp(sheet, at(0.02), h * 0.2, unit * 0.04),
    ],
  })
}
