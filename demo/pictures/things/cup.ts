import { brush, curve } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { ellipse, group, line, path } from '../sheet.ts'
import { drum, lying, roundness, turnedPath } from '../solids.ts'
import { drawTwig } from '../still.ts'
import { paintTable } from '../table.ts'

/** A cup of tea that steams on a saucer, leaves behind it. */
export function drawCup(sheet: Sheet): void {
  const { tones, random, u } = sheet
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    const [x, height] = [at(0.02), side * 0.26]
    const rim = base - height
    const steam = [-0.05, 0.05].map((share, i): string => {
      const bend = random.between(0.02, 0.05) * random.sign()
      const way = [0, 0.1, 0.2, 0.3, 0.38 - i * 0.06].map((up, k): Point => [
        x + side * (share + bend * (k % 2 ? 1 : -1)),
        rim - side * (0.03 + up),
      ])
      return path(
        brush(way, (t) => side * 0.03 * Math.sin(Math.PI * (0.1 + t * 0.9))),
        { fill: tones.pale, opacity: 0.5 },
      )
    })
    const handle: Point[] = [
      [x + lean * height * 0.6, base - height * 0.82],
      [x + lean * height * 0.94, base - height * 0.74],
      [x + lean * height * 0.88, base - height * 0.36],
      [x + lean * height * 0.46, base - height * 0.28],
    ]
    return [
      drawTwig(sheet, at(-0.42), base - side * 0.02, side * 0.5, -lean * 0.1),
      drum(sheet, x, base + side * 0.05, side * 0.56, side * 0.02, tone + 0.04),
      lying(sheet, x, base + side * 0.01, side * 0.2, side * 0.14),
      line(curve(handle), tones.shade(tone - 0.08), 20 * u),
      path(turnedPath(x, base, height, [0.7, 0.69, 0.67, 0.62, 0.54, 0.42, 0.26]), {
        fill: roundness(sheet, tone + 0.06),
      }),
      ellipse([x, rim], [height * 0.7, height * 0.15], tones.shade(tone + 0.24)),
      ellipse([x, rim + height * 0.02], [height * 0.64, height * 0.12], tones.spot, { opacity: 0.85 }),
      group({ filter: sheet.softly(8 * u) }, ...steam),
      ellipse([x - height * 0.2, rim + height * 0.01], [height * 0.2, height * 0.03], tones.pale, {
        opacity: 0.5,
      }),
    ]
  })
}
