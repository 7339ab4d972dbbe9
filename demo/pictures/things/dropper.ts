import { glassware } from '../glassware.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { path, rect } from '../sheet.ts'
import { drum, roundness, slab, sphere, turnedPath } from '../solids.ts'
import { paintTable } from '../table.ts'

const bottle = [0.11, 0.11, 0.12, 0.24, 0.26, 0.26, 0.26, 0.26, 0.26, 0.25]

/** A bottle with a dropper on a plinth before an arch, a pearl beside it. */
export function drawDropper(sheet: Sheet): void {
  const { tones } = sheet
  paintTable(sheet, ({ at, base, side, tone }) => {
    const [x, foot, height] = [at(0.02), base - side * 0.1, side * 0.34]
    const neck = foot - height
    return [
      slab(sheet, at(-0.16), base - side * 0.05, side * 0.36, side * 0.6, tone - 0.06),
      drum(sheet, at(0.04), base, side * 0.46, side * 0.1, tone),
      glassware(sheet, { x, base: foot, height, profile: bottle, fill: 0.56, colour: tones.spot }),
      rect(
        { x: x - height * 0.15, y: neck - height * 0.13, width: height * 0.3, height: height * 0.17 },
        roundness(sheet, tones.dark ? 0.7 : 0.42),
        { rx: n(height * 0.02) },
      ),
      path(turnedPath(x, neck - height * 0.12, height * 0.4, [0.16, 0.26, 0.28, 0.24, 0.2, 0.2]), {
        fill: roundness(sheet, tones.dark ? 0.4 : 0.3),
      }),
      sphere(sheet, at(0.28), base + side * 0.05, side * 0.05, [
        tones.shade(1),
        tones.shade(tone),
        tones.shade(tone - 0.34),
      ]),
    ]
  })
}
