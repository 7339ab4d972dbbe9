import { glassware } from '../glassware.ts'
import type { Sheet } from '../sheet.ts'
import { drum } from '../solids.ts'
import { drawTwig } from '../still.ts'
import { paintTable } from '../table.ts'

const round = [0.1, 0.09, 0.09, 0.1, 0.22, 0.32, 0.35, 0.32, 0.22]
const cone = [0.1, 0.08, 0.09, 0.14, 0.22, 0.3, 0.36, 0.37]

/** Two flasks, one with a twig in it. */
export function drawFlasks(sheet: Sheet): void {
  const { tones } = sheet
  const [clear, tinted] = [tones.shade(tones.dark ? 0.8 : 0.5), tones.spot]
  paintTable(sheet, ({ at, base, side, tone, lean }) => [
    drum(sheet, at(-0.15), base - side * 0.02, side * 0.42, side * 0.12, tone),
    drawTwig(sheet, at(-0.15), base - side * 0.28, side * 0.42, -lean * 0.2),
    glassware(sheet, {
      x: at(-0.15),
      base: base - side * 0.14,
      height: side * 0.36,
      profile: round,
      fill: 0.4,
      colour: clear,
    }),
    glassware(sheet, {
      x: at(0.2),
      base: base + side * 0.04,
      height: side * 0.36,
      profile: cone,
      fill: 0.3,
      colour: tinted,
    }),
  ])
}
