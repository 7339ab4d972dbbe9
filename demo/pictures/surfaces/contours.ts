import { curve } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, line } from '../sheet.ts'
import { paintGround } from '../stage.ts'

/** Lines of equal height about two summits, as on a map of hills. */
export function drawContours(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.3, 0.1])
  const hill = (middle: Point, reach: number, count: number): void => {
    const waves = [1, 2, 3, 4].map((rate) => ({ rate, size: 0.2 / rate, phase: random.between(0, 6.28) }))
    for (let i = count; i > 0; i--) {
      const t = i / count
      const ring = Array.from({ length: 40 }, (_, k): Point => {
        const angle = (k / 40) * Math.PI * 2
        const bulge = waves.reduce(
          (sum, { rate, size, phase }) => sum + size * t * Math.sin(rate * angle + phase + (1 - t) * 0.8),
          1,
        )
        return [
          middle[0] + Math.cos(angle) * reach * t * bulge * 1.3,
          middle[1] + Math.sin(angle) * reach * t * bulge,
        ]
      })
      sheet.add(
        line(curve(ring, true), i % 4 ? tones.line : tones.body, (i % 4 ? 1.5 : 3.4) * u, {
          fill: tones.shade((tones.dark ? 0.34 : 0.86) + (tones.dark ? 0.3 : -0.42) * (1 - t)),
          'fill-opacity': 0.14,
          opacity: 0.85,
        }),
      )
    }
    sheet.add(circle(middle, 9 * u, tones.spot))
  }
  hill([w * 0.5 - lean * side * 0.44, h * 0.26], side * 0.3, 11)
  hill([w * 0.5 + lean * side * 0.14, h * 0.6], side * 0.5, 18)
}
