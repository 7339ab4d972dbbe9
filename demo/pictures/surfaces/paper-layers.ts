import { curve, n } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, line, path } from '../sheet.ts'
import { whole } from '../stage.ts'

/** Sheets of cut paper laid over each other in waves, each with its shadow; a disc between two of them. */
export function drawPaperLayers(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  const count = 7
  sheet.add(whole(sheet, tones.shade(tones.dark ? 0.04 : 1)))
  for (let i = 0; i < count; i++) {
    const level = h * (0.22 + (i / count) * 0.8)
    const [phase, rate, rise] = [
      random.between(0, 6.28),
      random.between(2, 3.4),
      side * random.between(0.06, 0.11),
    ]
    const top = Array.from({ length: 13 }, (_, k): Point => {
      const t = -0.1 + k * 0.1
      return [t * w, level + lean * (t - 0.5) * side * 0.34 + Math.sin(t * rate + phase) * rise]
    })
    const d = `${curve(top)}L${n(w * 1.1)} ${n(h * 1.2)}H${n(-w * 0.1)}Z`
    const tone = tones.dark ? 0.1 + i * 0.105 : 0.94 - i * 0.115
    // A shadow of strokes that widen: quicker than a blur as wide as the sheet.
    const shade = [26, 18, 11, 5].map((width) =>
      line(curve(top), tones.shade(0), width * u, {
        opacity: 0.05,
        transform: `translate(${n(2 * u)} ${n(-2 * u)})`,
      }),
    )
    sheet.add(
      ...shade,
      path(d, {
        fill: sheet.linear(
          [
            [0, tones.shade(tone + 0.05)],
            [1, tones.shade(tone - 0.08)],
          ],
          { x1: 0, y1: 0, x2: 0.6, y2: 1 },
        ),
      }),
      line(curve(top), tones.pale, 2 * u, { opacity: 0.5 }),
    )
    if (i === 1) sheet.add(circle([w * (0.5 + lean * 0.22), h * 0.42], side * 0.15, tones.spot))
  }
}
