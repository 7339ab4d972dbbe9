import type { Leaf } from '../botany.ts'
import type { Sheet } from '../sheet.ts'
import { line, path } from '../sheet.ts'

/** A leaf as a solid thing: lit at one side, its veins a shade lighter; `tone` as of `shade`. */
export function solidLeaf(
  sheet: Sheet,
  { outline, veins: [spine = '', ...ribs] }: Leaf,
  tone: number,
): string {
  const { tones, u } = sheet
  const fill = sheet.linear(
    [
      [0, tones.shade(tone + 0.14)],
      [1, tones.shade(tone - 0.12)],
    ],
    { x1: 0, y1: 0, x2: 0.7, y2: 1 },
  )
  return (
    path(outline, { fill }) +
    line(spine, tones.shade(tone + 0.3), 1.6 * u, { opacity: 0.6 }) +
    line(ribs.join(''), tones.shade(tone + 0.24), u, { opacity: 0.36 })
  )
}
