import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { path } from '../sheet.ts'
import { down, drum, lying, sphere } from '../solids.ts'
import { paintTable } from '../table.ts'

/** A board on a wedge: one ball at one end, two small ones and a drum at the other, all level. */
export function drawBalance(sheet: Sheet): void {
  const { tones } = sheet
  paintTable(sheet, ({ at, base, side, tone }) => {
    const plain = [tones.shade(1), tones.shade(tone + 0.04), tones.shade(tone - 0.34)] as const
    const warm = [tones.pale, tones.spot, tones.shade(tone - 0.5)] as const
    const top = base - side * 0.17
    const x = at(0)
    return [
      lying(sheet, x, base, side * 0.3, side * 0.26),
      path(`M${n(x)} ${n(top)}L${n(x + side * 0.12)} ${n(base)}H${n(x - side * 0.12)}Z`, {
        fill: down(sheet, tone, tone - 0.24),
      }),
      drum(sheet, x, top, side * 0.84, side * 0.025, tone + 0.04),
      sphere(sheet, at(-0.27), top - side * 0.03, side * 0.11, plain),
      drum(sheet, at(0.25), top - side * 0.03, side * 0.2, side * 0.07, tone - 0.08),
      sphere(sheet, at(0.25), top - side * 0.105, side * 0.06, warm),
      sphere(sheet, at(0.07), top - side * 0.03, side * 0.04, plain),
    ]
  })
}
