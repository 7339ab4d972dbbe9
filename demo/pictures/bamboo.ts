import { mix } from './colour.ts'
import { bezier, brush, n, toward } from './paths.ts'
import type { Point } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, path, tag } from './sheet.ts'
import { paintGround } from './stage.ts'

/** One joint of a cane: lit along its middle, darker where the brush pressed at the ends. */
function joint(sheet: Sheet, from: Point, to: Point, width: number, ink: string, opacity: number): string {
  const fill = sheet.linear([
    [0, ink, opacity],
    [0.3, ink, opacity * 0.5],
    [0.62, ink, opacity * 0.36],
    [1, ink, opacity * 0.86],
  ])
  const way: Point[] = [0, 0.06, 0.2, 0.5, 0.8, 0.94, 1].map((t): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ])
  return (
    path(
      brush(way, (t) => width * (1 + 0.22 * Math.abs(t * 2 - 1) ** 8)),
      { fill },
    ) +
    path(
      brush(
        [
          [to[0] - width * 0.7, to[1] - width * 0.1],
          [to[0], to[1] + width * 0.1],
          [to[0] + width * 0.7, to[1] - width * 0.14],
        ],
        (t) => width * 0.17 * Math.sin(Math.PI * (0.12 + t * 0.76)),
      ),
      { fill: ink, opacity: Math.min(1, opacity * 1.3) },
    )
  )
}

function cane(sheet: Sheet, x: number, width: number, lean: number, ink: string, opacity: number): string {
  const { random, h } = sheet
  const joints: string[] = []
  let from: Point = [x, h * 1.08]
  while (from[1] > -h * 0.1) {
    const length = h * random.between(0.19, 0.27)
    const to = toward(from, -Math.PI / 2 + lean + random.between(-0.015, 0.015), length)
    joints.push(joint(sheet, from, [to[0], to[1] + width * 0.16], width, ink, opacity))
    from = to
  }
  return joints.join('')
}

/** Leaves hang from a twig in threes and fours, each one press and lift of the brush. */
function cluster(
  sheet: Sheet,
  foot: Point,
  heading: number,
  length: number,
  ink: string,
  opacity: number,
): string {
  const { random } = sheet
  return Array.from({ length: 5 }, (_, i) => {
    const angle = heading + (i - 2) * 0.36 + random.between(-0.12, 0.12)
    const size = length * random.between(0.7, 1.12)
    const end = toward(foot, angle + 0.14, size)
    const blade = bezier(
      foot,
      toward(foot, angle - 0.1, size * 0.35),
      toward(foot, angle, size * 0.7),
      end,
      14,
    )
    return path(
      brush(blade, (t) => size * 0.15 * Math.sin(Math.PI * t ** 0.62) ** 0.9),
      { fill: ink, opacity: opacity * random.between(0.7, 1) },
    )
  }).join('')
}

/** Bamboo in ink: canes in mist behind, one near, its leaves over a pale moon. */
export function drawBamboo(sheet: Sheet): void {
  const { random, tones, w, h } = sheet
  const side = Math.min(w, h)
  const ink = tones.dark ? tones.pale : tones.ink
  const lean = random.sign()
  paintGround(sheet, [0.5 + lean * 0.25, 0.1])
  const at = (share: number): number => w * 0.5 + lean * share * Math.min(w, h * 1.3)
  const moon = sheet.linear(
    [
      [0, mix(tones.spot, tones.haze, 0.15), 0.9],
      [1, mix(tones.spot, tones.haze, 0.6), 0.5],
    ],
    { x1: 0.3, y1: 0, x2: 0.6, y2: 1 },
  )
  sheet.add(
    tag('circle', {
      cx: n(at(0.16)),
      cy: n(h * 0.36),
      r: n(side * 0.17),
      fill: moon,
      filter: sheet.softly(1.6 * sheet.u),
    }),
  )
  const far = [-0.42, -0.05, 0.4].map((share) =>
    cane(
      sheet,
      at(share + random.between(-0.04, 0.04)),
      side * random.between(0.018, 0.026),
      random.between(-0.06, 0.06),
      ink,
      0.16,
    ),
  )
  const near = [
    cane(sheet, at(-0.3), side * 0.052, lean * 0.05, ink, 0.74),
    cane(sheet, at(-0.17), side * 0.03, lean * 0.1, ink, 0.42),
  ]
  const leaf = (foot: Point, opacity: number, size: number): string =>
    path(
      brush(
        bezier(
          [at(-0.27), foot[1] + side * 0.05],
          [at(-0.22), foot[1] - side * 0.05],
          [at(-0.16), foot[1] - side * 0.07],
          foot,
        ),
        (t) => side * 0.008 * (1.15 - t),
      ),
      { fill: ink, opacity },
    ) + cluster(sheet, foot, Math.PI / 2 - lean * 0.6, side * size, ink, opacity)
  sheet.add(
    group({ filter: sheet.blur(3 * sheet.u) }, ...far, leaf([at(0.3), h * 0.1], 0.14, 0.2)),
    group(
      {},
      ...near,
      leaf([at(-0.04), h * 0.17], 0.5, 0.22),
      leaf([at(0.02), h * 0.3], 0.86, 0.3),
      leaf([at(-0.1), h * 0.52], 0.78, 0.26),
      cluster(sheet, [at(-0.36), h * 0.24], Math.PI / 2 + lean * 0.5, side * 0.2, ink, 0.5),
    ),
  )
}
