import { curve } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { path } from '../sheet.ts'
import { whole } from '../stage.ts'

/** Rounded cells close to each other, as skin or a leaf shows under a lens. */
export function drawCells(sheet: Sheet): void {
  const { tones, random, w, h } = sheet
  const step = Math.min(w, h) * random.between(0.13, 0.17)
  const rise = step * 0.866
  sheet.add(
    whole(
      sheet,
      sheet.linear(
        [
          [0, tones.shade(tones.dark ? 0.1 : 0.44)],
          [1, tones.shade(tones.dark ? 0.24 : 0.62)],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 1 },
      ),
    ),
  )
  // A jitter that depends on the corner, so that neighbours share it.
  const [a, b] = [random.between(0, 6), random.between(0, 6)]
  const shift = (x: number, y: number): Point => [
    x + step * 0.16 * Math.sin((x * 1.7) / step + (y * 2.9) / step + a),
    y + step * 0.16 * Math.sin((x * 2.3) / step - (y * 1.9) / step + b),
  ]
  for (let row = -2; row * rise < h + rise * 2; row++)
    for (let column = -2; column * step < w + step * 2; column++) {
      const [cx, cy] = [column * step + (row % 2 ? step / 2 : 0), row * rise]
      const corners = Array.from({ length: 6 }, (_, i): Point => {
        const angle = Math.PI / 6 + (i * Math.PI) / 3
        const [x, y] = shift(cx + Math.cos(angle) * step * 0.577, cy + Math.sin(angle) * step * 0.577)
        return [cx + (x - cx) * 0.9, cy + (y - cy) * 0.9]
      })
      const tone = (tones.dark ? 0.42 : 0.8) + random.between(-0.1, 0.12)
      const fill = random.chance(0.035)
        ? sheet.radial(
            [
              [0, tones.pale],
              [1, tones.spot],
            ],
            { cx: 0.36, cy: 0.3, r: 0.8 },
          )
        : sheet.radial(
            [
              [0, tones.shade(tone + 0.2)],
              [0.6, tones.shade(tone)],
              [1, tones.shade(tone - 0.22)],
            ],
            { cx: 0.36, cy: 0.3, r: 0.76 },
          )
      sheet.add(path(curve(corners, true), { fill }))
    }
}
