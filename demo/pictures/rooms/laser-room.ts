import { bezier, curve, n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, line, rect } from '../sheet.ts'
import { down, lying, niche } from '../solids.ts'
import { bed } from './bed.ts'
import { paintInterior } from './room.ts'

/** The laser room: a tall device with its screen and handpiece beside a bed, an arch of light behind. */
export function drawLaserRoom(sheet: Sheet): void {
  const { tones, h, u } = sheet
  paintInterior(sheet, {
    light: 0.16,
    wall: ({ at, floor, unit, tone }) => [niche(sheet, at(0.14), floor, unit * 0.56, h * 0.64, tone + 0.06)],
    things: ({ at, left, unit, tone, lean }) => {
      const x = at(-0.3)
      return [
        bed(sheet, { x: left(0.2, 0.6), y: h * 0.56, width: unit * 0.6, height: h * 0.32 }, tone),
        lying(sheet, x, h * 0.9, unit * 0.24, unit * 0.2),
        rect(
          { x: x - unit * 0.12, y: h * 0.42, width: unit * 0.24, height: h * 0.46 },
          down(sheet, tone + 0.26, tone - 0.1),
          { rx: n(20 * u) },
        ),
        rect(
          { x: x - unit * 0.12, y: h * 0.74, width: unit * 0.24, height: h * 0.14 },
          down(sheet, tone - 0.16, tone - 0.3),
          { rx: n(16 * u) },
        ),
        rect(
          { x: x - unit * 0.1, y: h * 0.27, width: unit * 0.2, height: h * 0.19 },
          down(sheet, tones.dark ? 0.2 : 0.16, 0),
          { rx: n(12 * u), stroke: tones.shade(tone + 0.2), 'stroke-width': 9 * u },
        ),
        line(
          `M${n(x - unit * 0.06)} ${n(h * 0.33)}h${n(unit * 0.08)}M${n(x - unit * 0.06)} ${n(h * 0.36)}h${n(unit * 0.05)}`,
          tones.pale,
          4 * u,
          { opacity: 0.6 },
        ),
        circle([x + unit * 0.05, h * 0.38], unit * 0.022, tones.spot),
        ...[-0.03, 0, 0.03].map((share) =>
          circle([x + unit * share, h * 0.52], 5 * u, tones.shade(tone - 0.3)),
        ),
        line(
          curve(
            bezier(
              [x + lean * unit * 0.12, h * 0.62],
              [x + lean * unit * 0.26, h * 0.74],
              [x + lean * unit * 0.24, h * 0.3],
              [x + lean * unit * 0.135, h * 0.44],
            ),
          ),
          tones.shade(tones.dark ? 0.3 : 0.26),
          9 * u,
        ),
        line(
          `M${n(x + lean * unit * 0.135)} ${n(h * 0.42)}v${n(h * 0.12)}`,
          tones.shade(tone + 0.16),
          24 * u,
        ),
        line(`M${n(x + lean * unit * 0.135)} ${n(h * 0.52)}v${n(h * 0.03)}`, tones.spot, 12 * u),
      ]
    },
  })
}
