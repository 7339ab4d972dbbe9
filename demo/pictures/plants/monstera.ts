import { brush, curve, n, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { ellipse, group, line, path } from '../sheet.ts'
import { paintGround } from '../stage.ts'
import { whole } from '../stage.ts'

const half = [
  [-0.1, 0.22],
  [-0.12, 0.42],
  [0.06, 0.6],
  [0.3, 0.64],
  [0.54, 0.54],
  [0.78, 0.32],
  [0.94, 0.12],
] as const

/** A great leaf, cut from its edge between the ribs; `out` and `up` are shares of its length. */
function leaf(sheet: Sheet, foot: Point, angle: number, length: number, tone: number): string {
  const { tones, u } = sheet
  const at = (up: number, out: number): Point =>
    toward(toward(foot, angle, up * length), angle + Math.PI / 2, out * length)
  const outline = curve(
    [
      at(0, 0),
      ...half.map(([up, out]) => at(up, -out)),
      at(1, 0),
      ...half.toReversed().map(([up, out]) => at(up, out)),
    ],
    true,
  )
  const ribs = [0.02, 0.16, 0.3, 0.44, 0.58, 0.72].flatMap((up, i) =>
    [-1, 1].map((s) =>
      curve([at(up, 0), at(up + 0.03 + i * 0.014, s * 0.3), at(up + 0.02 + i * 0.03, s * (0.62 - i * 0.05))]),
    ),
  )
  const cuts = [0.13, 0.28, 0.42, 0.56, 0.7].flatMap((up, i) =>
    [-1, 1].map((s) => {
      const way: Point[] = [
        at(up + 0.03, s * (0.22 + (i % 2) * 0.06 - i * 0.02)),
        at(up + 0.035 + i * 0.012, s * 0.4),
        at(up + 0.02 + i * 0.03, s * 0.75),
      ]
      return path(
        brush(way, (t) => length * (0.012 + 0.05 * t)),
        { fill: '#000000' },
      )
    }),
  )
  const holes = [0.24, 0.4, 0.55].flatMap((up) =>
    [-1, 1].map((s) => {
      const [x, y] = at(up, s * 0.11)
      return ellipse([x, y], [length * 0.022, length * 0.011], '#000000', {
        transform: `rotate(${n((angle * 180) / Math.PI + s * 66)} ${n(x)} ${n(y)})`,
      })
    }),
  )
  const mask = sheet.mask(whole(sheet, '#ffffff'), ...cuts, ...holes)
  const fill = sheet.linear(
    [
      [0, tones.shade(tone + 0.2)],
      [0.5, tones.shade(tone)],
      [1, tones.shade(tone - 0.16)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  )
  return group(
    { mask },
    path(outline, { fill }),
    line(ribs.join(''), tones.shade(tone + 0.3), 2 * u, { opacity: 0.5 }),
    line(curve([at(0, 0), at(0.5, 0.01), at(0.97, 0)]), tones.shade(tone + 0.34), 4 * u, { opacity: 0.7 }),
  )
}

/** Leaves of a monstera: one near, one behind it, one far. */
export function drawMonstera(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.5 + lean * 0.3, 0.08])
  const at = (share: number): number => w * 0.5 + lean * share * side
  const tone = (tones.dark ? 0.64 : 0.24) + random.between(-0.05, 0.05)
  const stem = (to: Point, foot: number): string =>
    path(
      brush([[at(foot), h * 1.1], [at(foot * 0.5), h * 0.86], to], () => 9 * u),
      { fill: tones.shade(tone + 0.1) },
    )
  const near: Point = [at(-0.06), h * 0.46]
  sheet.add(
    group(
      { opacity: 0.36, filter: sheet.blur(7 * u) },
      leaf(sheet, [at(0.5), h * 0.3], -1.2 * lean + (lean < 0 ? Math.PI : 0), side * 0.6, tone),
    ),
    stem([at(0.26), h * 0.44], 0.3),
    leaf(sheet, [at(0.26), h * 0.44], lean > 0 ? -0.75 : Math.PI + 0.75, side * 0.5, tone + 0.18),
    stem(near, 0.05),
    leaf(sheet, near, lean > 0 ? Math.PI * 0.86 : Math.PI * 0.14, side * random.between(0.6, 0.7), tone),
  )
}
