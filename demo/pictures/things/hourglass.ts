import { glassware } from '../glassware.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { line, path } from '../sheet.ts'
import { drum, slab } from '../solids.ts'
import { paintTable } from '../table.ts'

const bulbs = [0.25, 0.26, 0.24, 0.16, 0.03, 0.16, 0.24, 0.26, 0.25]

/** An hourglass, its sand half run, on a table before a slab. */
export function drawHourglass(sheet: Sheet): void {
  const { tones, u } = sheet
  paintTable(sheet, ({ at, base, side, tone }) => {
    const [x, height] = [at(0.06), side * 0.5]
    const foot = base - side * 0.05
    const top = foot - height
    const neck = foot - height * 0.5
    const half = height * 0.22
    const rise = (y: number, depth: number): string =>
      `M${n(x - half * depth)} ${n(y)}Q${n(x)} ${n(y + height * 0.02)} ${n(x + half * depth)} ${n(y)}L${n(x)} ${n(neck)}Z`
    return [
      slab(sheet, at(-0.2), base - side * 0.04, side * 0.28, side * 0.4, tone - 0.04),
      drum(sheet, x, base, side * 0.36, side * 0.05, tone - 0.12),
      glassware(sheet, { x, base: foot, height, profile: bulbs, fill: 0.16, colour: tones.spot }),
      path(rise(neck - height * 0.2, 0.72), { fill: tones.spot, opacity: 0.75 }),
      line(`M${n(x)} ${n(neck)}V${n(foot - height * 0.14)}`, tones.spot, 2.4 * u, { opacity: 0.8 }),
      drum(sheet, x, top + side * 0.01, side * 0.34, side * 0.04, tone - 0.12),
    ]
  })
}
