import { glassware, lid } from '../glassware.ts'
import type { Sheet } from '../sheet.ts'
import { drum } from '../solids.ts'
import { paintTable } from '../table.ts'

const shape = [0.12, 0.12, 0.13, 0.2, 0.21, 0.21, 0.21, 0.21, 0.2]

/** Vials in a row on a low plinth, each filled to its own height. */
export function drawVials(sheet: Sheet): void {
  const { tones, random } = sheet
  paintTable(sheet, ({ at, base, side, tone }) => [
    drum(sheet, at(0), base, side * 0.8, side * 0.07, tone),
    ...[-0.26, -0.09, 0.09, 0.25].map((share, i) => {
      const height = side * ([0.3, 0.38, 0.26, 0.33][i] ?? 0.3)
      const foot = base - side * 0.075
      const colour = i === 1 ? tones.spot : tones.shade(tones.dark ? 0.7 : 0.3 + i * 0.1)
      return (
        glassware(sheet, {
          x: at(share),
          base: foot,
          height,
          profile: shape,
          fill: random.between(0.3, 0.6),
          colour,
        }) + lid(sheet, at(share), foot - height * 0.97, height * 0.28, height * 0.13, tones.dark ? 0.8 : 0.5)
      )
    }),
  ])
}
