import { mix } from '../colour.ts'
import { bezier, curve, n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { ellipse, group, line, path, rect } from '../sheet.ts'
import { drum, roundness, turnedPath } from '../solids.ts'
import { paintTable } from '../table.ts'

const body = [0.045, 0.05, 0.055, 0.09, 0.1, 0.1, 0.085, 0.085, 0.1, 0.1, 0.075]

/** A laser handpiece that leans over a plinth; its light falls in one round spot. */
export function drawHandpiece(sheet: Sheet): void {
  const { tones, u } = sheet
  const lit = mix(tones.spot, tones.pale, 0.35)
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    const [x, foot, length] = [at(-0.1), base - side * 0.15, side * 0.62]
    const band = (share: number, height: number, fill: string): string =>
      rect(
        {
          x: x - length * 0.102,
          y: foot - side * 0.05 - length * share,
          width: length * 0.204,
          height: length * height,
        },
        fill,
        { rx: n(2 * u) },
      )
    // The body is drawn standing on its tip and then leant.
    const upright = turnedPath(x, foot - side * 0.05, length, body.toReversed())
    return [
      drum(sheet, at(-0.1), base, side * 0.5, side * 0.1, tone),
      ellipse([x, base - side * 0.1], [side * 0.14, side * 0.03], lit, {
        opacity: 0.75,
        filter: sheet.softly(5 * u),
      }),
      line(
        curve(
          bezier(
            [at(0.34), foot - side * 0.52],
            [at(0.52), foot - side * 0.72],
            [at(0.34), base - side * 0.05],
            [at(0.75), base + side * 0.04],
          ),
        ),
        tones.shade(tones.dark ? 0.3 : 0.24),
        15 * u,
      ),
      group(
        { transform: `rotate(${n(lean * 38)} ${n(x)} ${n(foot)})` },
        path(
          `M${n(x - length * 0.03)} ${n(foot - side * 0.05)}L${n(x - side * 0.055)} ${n(foot + side * 0.06)}H${n(x + side * 0.055)}L${n(x + length * 0.03)} ${n(foot - side * 0.05)}Z`,
          {
            fill: sheet.linear(
              [
                [0, lit, 0.8],
                [1, lit, 0],
              ],
              { x1: 0, y1: 0, x2: 0, y2: 1 },
            ),
          },
        ),
        path(upright, { fill: roundness(sheet, tone + 0.06) }),
        band(0.3, 0.012, tones.shade(tone - 0.3)),
        band(0.56, 0.03, roundness(sheet, tones.dark ? 0.4 : 0.28)),
        rect(
          {
            x: x - length * 0.024,
            y: foot - side * 0.05 - length * 0.5,
            width: length * 0.048,
            height: length * 0.1,
          },
          tones.spot,
          { rx: n(length * 0.024) },
        ),
      ),
    ]
  })
}
