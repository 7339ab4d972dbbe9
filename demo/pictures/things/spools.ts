import { bezier, curve, n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { line, rect } from '../sheet.ts'
import { drum, roundness } from '../solids.ts'
import { paintTable } from '../table.ts'

/** Spools of fine thread, one end drawn out over the table. */
export function drawSpools(sheet: Sheet): void {
  const { tones, u } = sheet
  const spool = (
    x: number,
    base: number,
    width: number,
    height: number,
    tone: number,
    thread: number,
  ): string => {
    const [from, to] = [base - height * 0.88, base - height * 0.12]
    const winds = Array.from({ length: 26 }, (_, i) => {
      const y = from + ((to - from) * (i + 0.5)) / 26
      return `M${n(x - width * 0.36)} ${n(y)}Q${n(x)} ${n(y + width * 0.09)} ${n(x + width * 0.36)} ${n(y)}`
    }).join('')
    return (
      drum(sheet, x, base, width, height * 0.12, tone) +
      rect(
        { x: x - width * 0.37, y: from, width: width * 0.74, height: to - from + width * 0.03 },
        roundness(sheet, thread),
      ) +
      line(winds, tones.shade(thread - 0.24), 1.6 * u, { opacity: 0.55 }) +
      drum(sheet, x, from, width, height * 0.12, tone)
    )
  }
  paintTable(sheet, ({ at, base, side, tone }) => [
    spool(at(-0.2), base - side * 0.05, side * 0.24, side * 0.4, tone, tones.dark ? 0.74 : 0.34),
    spool(at(0.1), base + side * 0.02, side * 0.27, side * 0.3, tone + 0.04, tones.dark ? 0.5 : 0.52),
    line(
      curve(
        bezier(
          [at(0.2), base - side * 0.1],
          [at(0.3), base + side * 0.12],
          [at(0.42), base - side * 0.06],
          [at(0.62), base + side * 0.08],
        ),
      ),
      tones.dark ? tones.spot : tones.shade(0.1),
      2.4 * u,
    ),
  ])
}
