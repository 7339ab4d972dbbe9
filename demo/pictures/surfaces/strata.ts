import { curve, n } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse, group, line, path } from '../sheet.ts'
import { whole } from '../stage.ts'

/** Skin cut through, as a plate in a book: its layers, their grain, and hairs with their roots. */
export function drawStrata(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  sheet.add(whole(sheet, tones.shade(tones.dark ? 0.06 : 1)))
  const phase = random.between(0, 6.28)
  const edge = (level: number, rise: number, rate: number): Point[] =>
    Array.from({ length: 45 }, (_, k): Point => [
      (-0.1 + (k / 44) * 1.2) * w,
      h * level + Math.sin(k * rate + phase) * side * rise,
    ])
  const layers = [
    { top: edge(0.24, 0.012, 0.3), tone: tones.dark ? 0.8 : 0.68 },
    { top: edge(0.34, 0.026, 1.15), tone: tones.dark ? 0.64 : 0.54 },
    { top: edge(0.42, 0.02, 0.9), tone: tones.dark ? 0.48 : 0.76 },
    { top: edge(0.76, 0.02, 0.5), tone: tones.dark ? 0.34 : 0.44 },
  ]
  for (const { top, tone } of layers)
    sheet.add(
      path(`${curve(top)}L${n(w * 1.1)} ${n(h * 1.2)}H${n(-w * 0.1)}Z`, {
        fill: sheet.linear(
          [
            [0, tones.shade(tone + 0.1)],
            [1, tones.shade(tone - 0.08)],
          ],
          { x1: 0, y1: 0, x2: 0, y2: 1 },
        ),
      }),
      line(curve(top), tones.line, 2 * u, { opacity: 0.6 }),
    )
  const fat = Array.from({ length: 42 }, (_, i) =>
    ellipse(
      [(w * ((i % 14) + 0.5 + random.between(-0.2, 0.2))) / 14, h * (0.84 + Math.floor(i / 14) * 0.085)],
      [side * random.between(0.05, 0.064), side * 0.045],
      tones.shade(tones.dark ? 0.5 : 0.66),
      { stroke: tones.line, 'stroke-width': 1.4 * u, opacity: 0.8 },
    ),
  )
  const fibres = Array.from({ length: 46 }, () => {
    const [x, y] = [random.next() * w, h * random.between(0.47, 0.74)]
    return `M${n(x)} ${n(y)}q${n(side * 0.05)} ${n(random.between(-0.03, 0.03) * side)} ${n(side * random.between(0.08, 0.14))} 0`
  }).join('')
  const cells = Array.from({ length: 90 }, (_, i) =>
    circle(
      [(w * (i + 0.5)) / 90, h * 0.31 + Math.sin(i) * side * 0.008 + (i % 2) * side * 0.02],
      4 * u,
      tones.line,
      { opacity: 0.4 },
    ),
  )
  const hair = (share: number): string => {
    const [x, foot] = [w * share, h * random.between(0.62, 0.7)]
    return (
      line(
        `M${n(x)} ${n(foot)}C${n(x)} ${n(h * 0.4)} ${n(x + side * 0.04)} ${n(h * 0.2)} ${n(x + side * 0.12)} ${n(h * 0.06)}`,
        tones.line,
        5 * u,
      ) +
      ellipse([x, foot], [side * 0.022, side * 0.034], tones.spot, {
        stroke: tones.line,
        'stroke-width': 2 * u,
      })
    )
  }
  sheet.add(
    ...fat,
    line(fibres, tones.line, 1.6 * u, { opacity: 0.4 }),
    group({}, ...cells),
    ...[0.2, 0.46, 0.8].map((share) => hair(share + random.between(-0.05, 0.05))),
  )
}
