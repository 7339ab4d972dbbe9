import { mix } from './colour.ts'
import { bezier, brush, curve, n, toward } from './paths.ts'
import type { Point } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, path, tag } from './sheet.ts'
import { paintGround } from './stage.ts'

// Ink on paper: washes that bleed at their edges, and strokes that run dry.

const inkOf = (sheet: Sheet): string => (sheet.tones.dark ? sheet.tones.pale : sheet.tones.ink)

/** The sun or moon over the land, a full round of the accent, its lower part lost in mist. */
export function paintMoon(sheet: Sheet, [x, y]: Point, radius: number): void {
  const { tones } = sheet
  const fill = sheet.linear(
    [
      [0, tones.spot, 0.96],
      [0.5, mix(tones.spot, tones.paper, 0.12), 0.86],
      [1, mix(tones.spot, tones.paper, 0.4), 0.3],
    ],
    { x1: 0.4, y1: 0, x2: 0.6, y2: 1 },
  )
  sheet.add(tag('circle', { cx: n(x), cy: n(y), r: n(radius), fill, filter: sheet.softly(1.6 * sheet.u) }))
}

/** A ridge: noise of a few octaves with peaks drawn up. */
function ridge(sheet: Sheet, level: number, rise: number, wave: number): Point[] {
  const { random, w, h } = sheet
  const octaves = [1, 2.1, 4.3, 9.1, 19, 41, 83].map((rate, i) => ({
    rate: rate * wave * random.between(0.85, 1.15),
    size: [1, 0.5, 0.24, 0.1, 0.045, 0.024, 0.012][i] ?? 0,
    phase: random.between(0, 6.28),
  }))
  return Array.from({ length: 220 }, (_, i): Point => {
    const x = -0.1 + (1.2 * i) / 219
    const up = octaves.reduce(
      (sum, { rate, size, phase }) => sum + size * (1 - Math.abs(Math.sin(x * rate + phase)) ** 1.3 * 2),
      0,
    )
    return [x * w, h * (level - rise * (0.45 + up * 0.55))]
  })
}

/** Hills behind hills, each dark at its ridge and gone in mist at its foot. */
export function paintHills(
  sheet: Sheet,
  { from, to, count = 5, rise = 0.16 }: { from: number; to: number; count?: number; rise?: number },
): void {
  const { tones, w, h } = sheet
  const ink = inkOf(sheet)
  for (let i = 0; i < count; i++) {
    const near = i / (count - 1)
    const level = from + (to - from) * near
    const line = ridge(sheet, level, rise * (1.15 - near * 0.45), 2.2 + near * 1.6)
    const top = Math.min(...line.map(([, y]) => y))
    const colour = mix(mix(ink, tones.body, 0.35), ink, near)
    const dark = (tones.dark ? 0.1 : 0.16) + near ** 1.4 * (tones.dark ? 0.28 : 0.62)
    const fill = sheet.linear(
      [
        [0, colour, dark],
        [0.3, colour, dark * 0.62],
        [0.65, colour, dark * 0.2],
        [1, colour, 0],
      ],
      {
        gradientUnits: 'userSpaceOnUse',
        x1: 0,
        y1: n(top),
        x2: n(w * 0.02),
        y2: n(top + h * (rise * 1.7 + 0.06)),
      },
    )
    const base = top + h * (rise * 1.7 + 0.1)
    sheet.add(path(`${curve(line)}L${n(w * 1.1)} ${n(base)}L${n(-w * 0.1)} ${n(base)}Z`, { fill }))
  }
}

/** Far birds: two strokes each. */
export function birds(sheet: Sheet, [x, y]: Point, size: number, count = 5): string {
  const { random } = sheet
  return Array.from({ length: count }, () => {
    const [bx, by] = [x + random.between(-4, 4) * size, y + random.between(-1.6, 1.6) * size]
    const s = size * random.between(0.32, 0.6)
    const wing = (side: number): string =>
      path(
        brush(
          bezier(
            [bx, by],
            [bx + side * s * 0.3, by - s * 0.5],
            [bx + side * s * 0.7, by - s * 0.45],
            [bx + side * s, by - s * 0.1],
            8,
          ),
          (t) => s * 0.13 * (1 - t),
        ),
        { fill: inkOf(sheet), opacity: 0.8 },
      )
    return wing(-1) + wing(1)
  }).join('')
}

/** A pine: a bent trunk, flat boughs, needles in fans. */
export function pine(sheet: Sheet, [x, y]: Point, height: number, lean: number): string {
  const { random } = sheet
  const ink = inkOf(sheet)
  const trunk = bezier(
    [x, y],
    [x + lean * height * 0.3, y - height * 0.3],
    [x - lean * height * 0.18, y - height * 0.62],
    [x + lean * height * 0.24, y - height],
    24,
  )
  const parts = [
    path(
      brush(trunk, (t) => height * (0.06 - t * 0.048)),
      { fill: ink, opacity: 0.86 },
    ),
  ]
  for (let i = 0; i < 9; i++) {
    const t = Math.min(1, 0.36 + (i / 8) * 0.62 + random.between(-0.04, 0.04))
    const root = trunk[Math.round(t * 24)] ?? [x, y]
    const side = (i + (i > 4 ? 1 : 0)) % 2 ? lean : -lean
    const reach = height * (0.5 - t * 0.32) * random.between(0.55, 1.25)
    const end: Point = [root[0] + side * reach, root[1] - height * random.between(-0.05, 0.09)]
    const bough = bezier(
      root,
      [root[0] + side * reach * 0.4, root[1] - height * 0.06],
      [end[0] - side * reach * 0.3, end[1] + height * 0.03],
      end,
      14,
    )
    parts.push(
      path(
        brush(bough, (s) => height * 0.014 * (1.2 - s)),
        { fill: ink, opacity: 0.8 },
      ),
    )
    for (let k = 3; k <= 14; k += 2) {
      const tuft = bough[k] ?? end
      const wash = height * random.between(0.035, 0.06)
      parts.push(
        tag('ellipse', {
          cx: n(tuft[0]),
          cy: n(tuft[1] - wash * 0.5),
          rx: n(wash * 1.5),
          ry: n(wash * 0.7),
          fill: ink,
          opacity: 0.16,
        }),
      )
      for (let needle = 0; needle < 11; needle++) {
        const tip = toward(tuft, -Math.PI / 2 + (needle - 5) * 0.27, height * random.between(0.035, 0.062))
        parts.push(
          path(
            brush(
              [tuft, [(tuft[0] + tip[0]) / 2, (tuft[1] + tip[1]) / 2], tip],
              (s) => height * 0.0036 * (1.2 - s),
            ),
            { fill: ink, opacity: random.between(0.45, 0.9) },
          ),
        )
      }
    }
  }
  return group({}, ...parts)
}

/** Far hills, the moon, mist, and one pine near by. */
export function drawHills(sheet: Sheet): void {
  const { random, w, h } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.5 - lean * 0.3, 0.05])
  paintMoon(
    sheet,
    [w * (0.5 + lean * random.between(0.08, 0.2)), h * random.between(0.28, 0.36)],
    side * random.between(0.12, 0.17),
  )
  paintHills(sheet, { from: 0.56, to: 0.98, rise: random.between(0.15, 0.22) })
  sheet.add(
    pine(sheet, [w * (0.5 - lean * 0.4), h * 1.02], side * random.between(0.62, 0.76), lean),
    birds(sheet, [w * (0.5 - lean * 0.06), h * 0.2], side * 0.06),
  )
}
