import { bezier, brush, curve, n, toward } from './paths.ts'
import type { Point } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, path, tag } from './sheet.ts'
import { paintRoom } from './still.ts'
import { paintVignette } from './stage.ts'
import { paintWindowLight } from './window-light.ts'

/** A branch of plum in bud, from the side of the sheet. */
function plum(sheet: Sheet, foot: Point, angle: number, length: number): string {
  const { random, tones } = sheet
  const wood = tones.dark ? tones.shade(0.66) : tones.ink
  const spine = bezier(
    foot,
    toward(foot, angle - 0.25, length * 0.4),
    toward(foot, angle + 0.1, length * 0.7),
    toward(foot, angle - 0.1, length),
    20,
  )
  const parts = [
    path(
      brush(spine, (t) => length * 0.024 * (1.15 - t)),
      { fill: wood },
    ),
  ]
  for (let i = 0; i < 7; i++) {
    const from = spine[4 + i * 2] ?? foot
    const way = angle + (i % 2 ? 0.7 : -0.7) + random.between(-0.2, 0.2)
    const tip = toward(from, way, length * random.between(0.12, 0.26))
    parts.push(
      path(
        brush([from, toward(from, way + 0.1, length * 0.08), tip], (t) => length * 0.009 * (1.3 - t)),
        { fill: wood },
      ),
    )
    for (const at of [tip, toward(from, way, length * 0.07)]) {
      const size = length * random.between(0.018, 0.034)
      const petals = Array.from({ length: 5 }, (_, k) => {
        const [x, y] = toward(at, (k / 5) * Math.PI * 2 + i, size * 0.72)
        return tag('circle', { cx: n(x), cy: n(y), r: n(size * 0.66), fill: tones.spot, opacity: 0.86 })
      })
      parts.push(
        ...petals,
        tag('circle', { cx: n(at[0]), cy: n(at[1]), r: n(size * 0.28), fill: tones.pale, opacity: 0.8 }),
      )
    }
  }
  return parts.join('')
}

/** The body of a moon jar: two bowls joined at the waist, so never a perfect round. */
function moonJar(sheet: Sheet, x: number, base: number, size: number): string {
  const { random, tones, u } = sheet
  const off = random.between(-0.014, 0.014)
  const right: Point[] = [
    [0.2, -0.955],
    [0.21, -0.9],
    [0.36, -0.825],
    [0.475, -0.65],
    [0.505 + off, -0.46],
    [0.455, -0.25],
    [0.32, -0.09],
    [0.19, -0.03],
    [0.185, 0],
  ]
  const at = ([px, py]: Point, sign: number): Point => [x + sign * px * size, base + py * size]
  const left = right.map((point): Point => at([point[0] - (point[1] === -0.46 ? off * 2 : 0), point[1]], -1))
  const d = `${curve(right.map((point) => at(point, 1)))}${curve(left.toReversed()).replace('M', 'L')}Z`
  const dark = tones.dark ? 0.18 : 0
  const white = tones.dark ? tones.shade(0.94) : '#fffefb'
  const body = sheet.radial(
    [
      [0, white],
      [0.36, tones.shade(0.94 - dark * 0.3)],
      [0.7, tones.shade(0.7 - dark)],
      [0.94, tones.shade(0.4 - dark)],
      [1, tones.shade(0.5 - dark)],
    ],
    { cx: 0.35, cy: 0.3, r: 0.78 },
  )
  const shadow = (rx: number, ry: number, dx: number, opacity: number, blur: number): string =>
    tag('ellipse', {
      cx: n(x + dx * size),
      cy: n(base),
      rx: n(rx * size),
      ry: n(ry * size),
      fill: tones.dark ? tones.deep : tones.ink,
      opacity,
      filter: sheet.softly(blur * u),
    })
  return (
    shadow(0.56, 0.06, 0.3, tones.dark ? 0.6 : 0.2, 18) +
    shadow(0.24, 0.025, 0.05, tones.dark ? 0.7 : 0.4, 6) +
    path(d, { fill: body }) +
    group(
      { 'clip-path': sheet.clip(path(d, {})) },
      tag('ellipse', {
        cx: n(x),
        cy: n(base - 0.46 * size),
        rx: n(size * 0.52),
        ry: n(size * 0.03),
        fill: tones.shade(0.4),
        opacity: 0.1,
        filter: sheet.softly(8 * u),
      }),
      tag('ellipse', {
        cx: n(x + size * 0.16),
        cy: n(base - size * 0.2),
        rx: n(size * 0.24),
        ry: n(size * 0.08),
        fill: tones.spot,
        opacity: 0.07,
        filter: sheet.softly(20 * u),
      }),
    ) +
    tag('ellipse', {
      cx: n(x),
      cy: n(base - 0.955 * size),
      rx: n(size * 0.2),
      ry: n(size * 0.03),
      fill: white,
    }) +
    tag('ellipse', {
      cx: n(x),
      cy: n(base - 0.953 * size),
      rx: n(size * 0.185),
      ry: n(size * 0.023),
      fill: tones.shade(0.3 - dark),
    })
  )
}

/** A moon jar alone on a table, a branch of plum reaching in. */
export function drawJar(sheet: Sheet): void {
  const { random, w, h } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintRoom(sheet, 0.74, sheet.tones.dark ? 0 : -0.13)
  paintWindowLight(sheet, { x: 0.5 - lean * 0.12 - 0.2, y: -0.04, width: 0.42, height: 0.72 }, 0.6)
  const x = w * 0.5 + lean * side * random.between(0.02, 0.14)
  const size = side * random.between(0.5, 0.58)
  const branch = plum(sheet, [x - lean * side * 0.76, h * 0.16], lean > 0 ? 0.12 : Math.PI - 0.12, side * 0.6)
  sheet.add(moonJar(sheet, x, h * 0.86, size), branch)
  paintVignette(sheet, 0.12)
}
