import { mix } from '../colour.ts'
import { arch, n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, line, path, rect } from '../sheet.ts'
import { down, drum, vase } from '../solids.ts'
import { paintInterior } from './room.ts'

/** The powder room: three arched mirrors with their lights over a long board, a basin and bottles on it. */
export function drawPowderRoom(sheet: Sheet): void {
  const { tones, h, w, u } = sheet
  const warm = mix(tones.pale, '#fff1d6', 0.6)
  paintInterior(sheet, {
    light: -0.1,
    wall: ({ at, unit, tone }) =>
      [-0.36, 0, 0.36].map((share) => {
        const d = arch(at(share), h * 0.52, unit * 0.27, h * 0.4)
        const silver = sheet.linear(
          [
            [0, tones.shade(tone + 0.34)],
            [0.5, tones.shade(tone - 0.04)],
            [0.52, tones.shade(tone + 0.12)],
            [1, tones.shade(tone - 0.16)],
          ],
          { x1: 0, y1: 0, x2: 1, y2: 0.7 },
        )
        return path(d, {
          fill: silver,
          stroke: mix(tones.spot, tones.shade(0.3), 0.3),
          'stroke-width': 7 * u,
        })
      }),
    things: ({ at, unit, tone }) => [
      ...[-0.18, 0.18].map(
        (share) =>
          circle(
            [at(share), h * 0.28],
            unit * 0.11,
            sheet.radial([
              [0, warm, 0.9],
              [0.4, warm, 0.25],
              [1, warm, 0],
            ]),
          ) + circle([at(share), h * 0.28], unit * 0.022, '#fffaf0'),
      ),
      rect(
        { x: w * 0.5 - unit * 0.62, y: h * 0.66, width: unit * 1.24, height: h * 0.16 },
        down(sheet, tone - 0.12, tone - 0.3),
      ),
      line(
        [-0.3, 0, 0.3].map((share) => `M${n(at(share))} ${n(h * 0.67)}V${n(h * 0.82)}`).join(''),
        tones.shade(tone - 0.44),
        2 * u,
        { opacity: 0.6 },
      ),
      rect(
        { x: w * 0.5 - unit * 0.64, y: h * 0.63, width: unit * 1.28, height: h * 0.035 },
        down(sheet, tone + 0.32, tone + 0.04),
      ),
      vase(sheet, at(0.02), h * 0.635, unit * 0.09, [1.2, 1.18, 1.1, 0.9, 0.6], tone + 0.16),
      line(
        `M${n(at(0.02))} ${n(h * 0.63)}v${n(-unit * 0.16)}q0 ${n(-unit * 0.03)} ${n(unit * 0.05)} ${n(-unit * 0.02)}`,
        tones.shade(tones.dark ? 0.8 : 0.4),
        7 * u,
      ),
      vase(sheet, at(-0.32), h * 0.635, unit * 0.13, [0.1, 0.1, 0.12, 0.22, 0.24, 0.22], tone - 0.16),
      vase(sheet, at(-0.42), h * 0.64, unit * 0.09, [0.14, 0.14, 0.3, 0.34, 0.3], tone + 0.1),
      drum(sheet, at(0.36), h * 0.635, unit * 0.1, unit * 0.06, tone + 0.1),
      drum(sheet, at(-0.2), h * 0.94, unit * 0.22, unit * 0.13, tone + 0.04),
    ],
  })
}
