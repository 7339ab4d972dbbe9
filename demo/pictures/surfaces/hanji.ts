import { brush, curve, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { group, line, path } from '../sheet.ts'
import { paintGround } from '../stage.ts'

/** Mulberry paper: its fibres, a torn sheet laid on it, one broad stroke of the brush. */
export function drawHanji(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.3, 0.1])
  const fibres = (count: number, colour: string, opacity: number): string =>
    line(
      Array.from({ length: count }, () => {
        const from: Point = [random.next() * w, random.next() * h]
        const way = random.between(0, 6.28)
        return curve([
          from,
          toward(from, way, side * 0.04),
          toward(from, way + random.between(-1, 1), side * random.between(0.06, 0.11)),
        ])
      }).join(''),
      colour,
      1.3 * u,
      { opacity },
    )
  const torn = Array.from({ length: 90 }, (_, i) =>
    toward(
      [w * 0.5 + lean * side * 0.1, h * 0.5],
      (i / 90) * Math.PI * 2,
      side * (0.35 + random.between(-0.008, 0.008)),
    ),
  )
  const stroke: Point[] = [-0.42, -0.2, 0.04, 0.26, 0.48].map((share, i) => [
    w * 0.5 + lean * side * share,
    h * ([0.62, 0.5, 0.58, 0.5, 0.4][i] ?? 0.5),
  ])
  const ink = tones.dark ? tones.pale : tones.ink
  const bristles = Array.from({ length: 26 }, (_, i) => {
    const off = (i - 13) * side * 0.006
    const from = random.between(0, 0.06)
    return path(
      brush(
        stroke.map(([x, y], k): Point => [x + (k ? 0 : from * side), y + off + random.between(-1, 1) * u]),
        (t) => side * 0.007 * (1.2 - t * random.between(0.3, 1.1)),
      ),
      { fill: ink, opacity: random.between(0.4, 0.8) },
    )
  })
  sheet.add(
    fibres(130, tones.body, 0.3),
    path(curve(torn, true), {
      fill: tones.shade(0),
      opacity: 0.14,
      transform: `translate(${6 * u} ${10 * u})`,
      filter: sheet.softly(8 * u),
    }),
    path(curve(torn, true), { fill: tones.glow, opacity: 0.92 }),
    fibres(120, tones.pale, 0.8),
    fibres(50, tones.body, 0.24),
    group({}, ...bristles),
    path(
      curve(
        [
          [w * 0.5 + lean * side * 0.3, h * 0.74],
          [w * 0.5 + lean * side * 0.37, h * 0.735],
          [w * 0.5 + lean * side * 0.375, h * 0.81],
          [w * 0.5 + lean * side * 0.3, h * 0.815],
        ],
        true,
      ),
      { fill: tones.spot },
    ),
  )
}
