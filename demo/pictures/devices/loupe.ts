import { n, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, group, line, path } from '../sheet.ts'
import { paintGround, paintVignette } from '../stage.ts'
import { drawCells } from '../surfaces/cells.ts'

/** A magnifying glass over paper: fine dots about it, cells seen in it. */
export function drawLoupe(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.25, 0.1])
  const at: Point = [w * 0.5 - lean * side * 0.1, h * 0.43]
  const radius = side * 0.3
  const dots = Array.from({ length: 300 }, (_, i) => {
    const [x, y] = toward(at, i * 2.4, side * 0.052 * Math.sqrt(i))
    return `M${n(x)} ${n(y)}h0.1`
  }).join('')
  const grip = toward(at, Math.PI / 2 - lean * 0.72, radius * 1.02)
  const end = toward(at, Math.PI / 2 - lean * 0.72, radius * 2.4)
  const handle = `M${n(grip[0])} ${n(grip[1])}L${n(end[0])} ${n(end[1])}`
  const lens = circle(at, radius, '#ffffff')
  sheet.add(
    line(dots, tones.body, 5 * u, { opacity: 0.4 }),
    group(
      { transform: `translate(${n(16 * u)} ${n(22 * u)})`, opacity: 0.22, filter: sheet.blur(9 * u) },
      line(handle, tones.shade(0), 44 * u),
      circle(at, radius, 'none', { stroke: tones.shade(0), 'stroke-width': 30 * u }),
    ),
    line(handle, tones.shade(tones.dark ? 0.5 : 0.16), 44 * u),
    line(handle, tones.shade(tones.dark ? 0.8 : 0.5), 9 * u, {
      opacity: 0.5,
      transform: `translate(${n(-9 * u)} ${n(-4 * u)})`,
    }),
    group(
      { 'clip-path': sheet.clip(lens) },
      sheet.capture(() => drawCells(sheet)),
    ),
    circle(
      at,
      radius,
      sheet.radial(
        [
          [0.6, tones.pale, 0],
          [1, tones.pale, 0.7],
        ],
        { cx: 0.5, cy: 0.5, r: 0.5 },
      ),
    ),
    circle(at, radius, 'none', { stroke: tones.shade(tones.dark ? 0.7 : 0.34), 'stroke-width': 24 * u }),
    circle(at, radius + 5 * u, 'none', { stroke: tones.pale, 'stroke-width': 3 * u, opacity: 0.7 }),
    path(
      `M${n(at[0] - radius * 0.7)} ${n(at[1] - radius * 0.1)}A${n(radius * 0.72)} ${n(radius * 0.72)} 0 0 1 ${n(at[0] - radius * 0.1)} ${n(at[1] - radius * 0.7)}`,
      { fill: 'none', stroke: '#ffffff', 'stroke-width': n(12 * u), 'stroke-linecap': 'round', opacity: 0.7 },
    ),
  )
  paintVignette(sheet, 0.1)
}
