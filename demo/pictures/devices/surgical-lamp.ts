import { mix } from '../colour.ts'
import { bezier, brush, n, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse, group, path } from '../sheet.ts'
import { paintGround, paintVignette } from '../stage.ts'

/** A round lamp for operations on its arm, seven lights in it. */
export function drawSurgicalLamp(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.5 + lean * 0.1, 0.5])
  const [x, y]: Point = [w * 0.5 + lean * side * 0.06, h * 0.5]
  const radius = side * 0.34
  const warm = mix(tones.pale, '#fff4dc', 0.6)
  const arm = (from: Point, a: Point, b: Point, to: Point, width: number): string =>
    path(
      brush(bezier(from, a, b, to, 20), () => width),
      { fill: tones.shade(tones.dark ? 0.5 : 0.56) },
    ) +
    path(
      brush(
        bezier(from, a, b, to, 20).map(([px, py]): Point => [px - width * 0.2, py]),
        () => width * 0.22,
      ),
      { fill: tones.shade(tones.dark ? 0.8 : 0.96), opacity: 0.7 },
    )
  const elbow: Point = [x + lean * side * 0.52, h * 0.2]
  const flat = `translate(0 ${n(y * 0.1)}) scale(1 0.9)`
  const start = random.between(0, 1)
  const lights = [
    [x, y] as Point,
    ...Array.from({ length: 6 }, (_, i) => toward([x, y], (i / 6) * Math.PI * 2 + start, radius * 0.58)),
  ]
  const bulb = sheet.radial([
    [0, '#ffffff'],
    [0.55, warm],
    [0.85, mix(warm, tones.shade(0.5), 0.3)],
    [1, tones.shade(tones.dark ? 0.3 : 0.6)],
  ])
  sheet.add(
    circle(
      [x, y],
      radius * 1.9,
      sheet.radial([
        [0, warm, tones.dark ? 0.4 : 0.9],
        [0.6, warm, 0.1],
        [1, warm, 0],
      ]),
    ),
    arm([x + lean * side * 0.3, -h * 0.12], [x + lean * side * 0.34, 0], [elbow[0], 0], elbow, 30 * u),
    arm(
      elbow,
      [elbow[0], h * 0.34],
      [x + lean * radius * 1.2, h * 0.46],
      [x + lean * radius * 0.8, y],
      24 * u,
    ),
    circle(elbow, 28 * u, tones.shade(tones.dark ? 0.6 : 0.7)),
    group(
      { transform: flat },
      ellipse(
        [x + radius * 0.05, y + radius * 0.07],
        [radius * 1.02, radius * 1.02],
        tones.shade(tones.dark ? 0 : 0.3),
        { opacity: 0.45 },
      ),
      circle(
        [x, y],
        radius,
        sheet.linear(
          [
            [0, tones.shade(tones.dark ? 0.72 : 1)],
            [1, tones.shade(tones.dark ? 0.36 : 0.6)],
          ],
          { x1: 0.1, y1: 0, x2: 0.8, y2: 1 },
        ),
      ),
      circle(
        [x, y],
        radius * 0.9,
        sheet.linear(
          [
            [0, tones.shade(tones.dark ? 0.3 : 0.62)],
            [1, tones.shade(tones.dark ? 0.5 : 0.86)],
          ],
          { x1: 0.1, y1: 0, x2: 0.8, y2: 1 },
        ),
      ),
      ...lights.map((at, i) => circle(at, radius * (i ? 0.23 : 0.21), bulb)),
      circle([x, y], radius * 0.06, tones.spot),
    ),
  )
  paintVignette(sheet, 0.14)
}
