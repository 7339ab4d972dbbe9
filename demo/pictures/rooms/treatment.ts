import { circle, ellipse, line } from '../sheet.ts'
import { mix } from '../colour.ts'
import { bezier, curve } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { drum, lying } from '../solids.ts'
import { bed, curtain } from './bed.ts'
import { paintInterior } from './room.ts'

/** The treatment room: a bed under a round lamp on its arm, a stool, a curtain drawn aside. */
export function drawTreatmentRoom(sheet: Sheet): void {
  const { tones, h, u } = sheet
  const warm = mix(tones.pale, '#fff1d6', 0.6)
  paintInterior(sheet, {
    light: -0.12,
    things: ({ at, left, unit, tone }) => {
      const head = [at(-0.02), h * 0.34] as const
      return [
        curtain(sheet, { x: left(0.48, 0.26), y: h * 0.1, width: unit * 0.26, height: h * 0.72 }, tone),
        bed(sheet, { x: left(0.02, 0.74), y: h * 0.54, width: unit * 0.74, height: h * 0.34 }, tone),
        line(
          curve(bezier([at(-0.44), h * 0.84], [at(-0.46), h * 0.3], [at(-0.36), h * 0.12], head)),
          tones.shade(tones.dark ? 0.7 : 0.34),
          8 * u,
        ),
        ellipse([at(-0.44), h * 0.85], [unit * 0.07, unit * 0.014], tones.shade(tones.dark ? 0.4 : 0.4)),
        circle(
          head,
          unit * 0.26,
          sheet.radial([
            [0, warm, tones.dark ? 0.5 : 0.9],
            [0.4, warm, 0.2],
            [1, warm, 0],
          ]),
        ),
        ellipse(head, [unit * 0.1, unit * 0.045], tones.shade(tone - 0.1)),
        ellipse([head[0], head[1] + unit * 0.012], [unit * 0.086, unit * 0.034], '#fffaf0'),
        lying(sheet, at(-0.26), h * 0.93, unit * 0.14, unit * 0.1),
        line(
          curve([
            [at(-0.26), h * 0.8],
            [at(-0.26), h * 0.92],
          ]),
          tones.shade(0.3),
          12 * u,
        ),
        ellipse([at(-0.26), h * 0.925], [unit * 0.07, unit * 0.016], tones.shade(0.3)),
        drum(sheet, at(-0.26), h * 0.81, unit * 0.15, unit * 0.04, tone - 0.06),
      ]
    },
  })
}
