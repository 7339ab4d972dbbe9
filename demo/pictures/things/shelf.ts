import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { rect } from '../sheet.ts'
import { drum, sphere, vase } from '../solids.ts'
import { drawTwig, paintRoom } from '../still.ts'
import { paintVignette } from '../stage.ts'
import { paintWindowLight } from '../window-light.ts'

const shapes = [
  [0.1, 0.08, 0.15, 0.3, 0.35, 0.32, 0.2],
  [0.16, 0.14, 0.2, 0.4, 0.44, 0.3],
  [0.06, 0.06, 0.06, 0.12, 0.22, 0.26, 0.2],
  [0.3, 0.34, 0.36, 0.34, 0.28],
]

/** Two boards on a wall with vases, boxes and a ball on them. */
export function drawShelf(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h * 1.15)
  const tone = tones.dark ? 0.6 : 0.72
  const lean = random.sign()
  const at = (share: number): number => w * 0.5 + lean * side * share
  paintRoom(sheet, 1.2)
  paintWindowLight(sheet, { x: 0.2, y: 0, width: 0.5, height: 0.86 }, 0.55)
  const board = (y: number): string =>
    rect(
      { x: w * 0.5 - side * 0.46, y: y + 10 * u, width: side * 0.92, height: side * 0.06 },
      tones.shade(0),
      { opacity: 0.16, filter: sheet.softly(10 * u) },
    ) +
    rect(
      { x: w * 0.5 - side * 0.46, y, width: side * 0.92, height: side * 0.026 },
      tones.shade(tone - 0.26),
      { rx: n(3 * u) },
    ) +
    rect({ x: w * 0.5 - side * 0.46, y, width: side * 0.92, height: side * 0.009 }, tones.shade(tone))
  const [upper, lower] = [h * 0.44, h * 0.82]
  const pot = (share: number, y: number, size: number, kind: number, shade: number): string =>
    vase(sheet, at(share), y, side * size, shapes[kind % shapes.length] ?? [0.2, 0.3, 0.2], shade)
  const first = random.int(0, 3)
  sheet.add(
    board(upper),
    board(lower),
    pot(-0.34, upper, 0.24, first, tone + 0.06),
    pot(-0.14, upper, 0.17, first + 1, tone - 0.2),
    drum(sheet, at(0.12), upper, side * 0.16, side * 0.1, tone),
    sphere(sheet, at(0.12), upper - side * 0.105, side * 0.04, [tones.pale, tones.spot, tones.shade(0.1)]),
    drawTwig(sheet, at(0.34), upper - side * 0.14, side * 0.24, lean * 0.1),
    pot(0.34, upper, 0.17, first + 3, tone + 0.02),
    pot(0.32, lower, 0.26, first + 2, tone + 0.06),
    pot(0.1, lower, 0.2, first + 1, tone + 0.02),
    drum(sheet, at(-0.12), lower, side * 0.15, side * 0.16, tone - 0.12),
    pot(-0.33, lower, 0.2, first + 3, tone - 0.02),
  )
  paintVignette(sheet, 0.12)
}
