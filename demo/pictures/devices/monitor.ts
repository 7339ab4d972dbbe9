import { n, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, group, line, path, rect } from '../sheet.ts'
import { down, drum, vase } from '../solids.ts'
import { drawTwig } from '../still.ts'
import { paintTable } from '../table.ts'

/** What an ultrasound shows: a fan of grain in layers that bend. */
function fan(sheet: Sheet, apex: Point, reach: number): string {
  const { tones, random, u } = sheet
  const open = 0.62
  const edge = (angle: number, far: number): Point => toward(apex, Math.PI / 2 + angle, reach * far)
  const [a, b, c, d] = [edge(open, 0.22), edge(open, 1), edge(-open, 1), edge(-open, 0.22)]
  const shape = `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}A${n(reach)} ${n(reach)} 0 0 0 ${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1])}A${n(reach * 0.22)} ${n(reach * 0.22)} 0 0 1 ${n(a[0])} ${n(a[1])}Z`
  const layers = [0.32, 0.4, 0.52, 0.58, 0.7, 0.86].map((far, i) => {
    const [from, to] = [edge(open, far), edge(-open, far + random.between(-0.05, 0.05))]
    return line(
      `M${n(from[0])} ${n(from[1])}A${n(reach * far)} ${n(reach * far)} 0 0 0 ${n(to[0])} ${n(to[1])}`,
      tones.pale,
      reach * ([0.05, 0.02, 0.07, 0.015, 0.04, 0.03][i] ?? 0.03),
      { opacity: i % 2 ? 0.5 : 0.24 },
    )
  })
  const grain = Array.from({ length: 260 }, () => {
    const [x, y] = edge(random.between(-open, open), random.between(0.24, 0.98))
    return `M${n(x)} ${n(y)}h${n(random.between(2, 12) * u)}`
  }).join('')
  const fill = sheet.linear(
    [
      [0, tones.shade(0.62), 0.7],
      [1, tones.shade(0.2), 0.15],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  )
  return group(
    { 'clip-path': sheet.clip(path(shape, {})) },
    path(shape, { fill }),
    group({ filter: sheet.softly(2.4 * u, 0.1) }, ...layers),
    line(grain, tones.pale, 2 * u, { opacity: 0.4 }),
  )
}

/** A screen on its foot with an ultrasound image, a vase beside it. */
export function drawMonitor(sheet: Sheet): void {
  const { tones, u } = sheet
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    const [width, height] = [side * 0.66, side * 0.46]
    const [x, y] = [at(0.08) - width / 2, base - side * 0.6]
    const frame = 14 * u
    const inner = { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame }
    const wave = Array.from(
      { length: 40 },
      (_, i) =>
        `${i ? 'L' : 'M'}${n(inner.x + inner.width * (0.72 + i * 0.006))} ${n(inner.y + inner.height * (0.76 - 0.05 * Math.sin(i * 0.9) * Math.sin(i * 0.21)))}`,
    ).join('')
    const marks = [0.2, 0.3, 0.4]
      .map(
        (share, i) =>
          `M${n(inner.x + inner.width * 0.76)} ${n(inner.y + inner.height * share)}h${n(inner.width * (0.16 - i * 0.03))}`,
      )
      .join('')
    return [
      drum(sheet, at(0.08), base, side * 0.34, side * 0.025, tone - 0.04),
      rect(
        {
          x: at(0.08) - side * 0.03,
          y: y + height - 4 * u,
          width: side * 0.06,
          height: base - side * 0.03 - y - height + 4 * u,
        },
        down(sheet, tone - 0.3, tone),
      ),
      rect({ x, y, width, height }, down(sheet, tone + 0.24, tone - 0.02), { rx: n(22 * u) }),
      rect(
        inner,
        sheet.linear(
          [
            [0, tones.ink],
            [1, tones.deep],
          ],
          { x1: 0, y1: 0, x2: 1, y2: 1 },
        ),
        { rx: n(12 * u) },
      ),
      fan(sheet, [inner.x + inner.width * 0.36, inner.y - inner.height * 0.1], inner.height * 1.0),
      line(marks, tones.pale, 5 * u, { opacity: 0.4 }),
      line(wave, tones.spot, 2.6 * u, { opacity: 0.9 }),
      circle([x + width - frame * 2.2, y + height - frame * 0.5], 3 * u, tones.spot),
      drawTwig(sheet, at(-0.4), base - side * 0.14, side * 0.36, -lean * 0.12),
      vase(sheet, at(-0.4), base + side * 0.03, side * 0.2, [0.12, 0.1, 0.16, 0.32, 0.36, 0.24], tone + 0.04),
    ]
  })
}
