import { mix } from './colour.ts'
import { curve, n, toward } from './paths.ts'
import type { Point } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, line, path } from './sheet.ts'
import { paintGround, paintVignette } from './stage.ts'

type Petal = { foot: Point; length: number; width: number; angle: number; tone: number; bend: number }

/** How far out the side of a petal stands on its way up. */
const side = [
  [0.07, 0.3],
  [0.28, 0.68],
  [0.5, 0.95],
  [0.68, 1],
  [0.83, 0.82],
  [0.94, 0.43],
] as const

/** A petal's own places (out to the right, up toward the tip) on the sheet. */
function placer({ foot, length, width, angle, bend }: Petal): (out: number, up: number) => Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (out, up) => {
    const across = out * (width / 2) + bend * up * up * length
    const along = up * length
    return [foot[0] + cos * along - sin * across, foot[1] + sin * along + cos * across]
  }
}

/** Edges softened by strokes laid over each other: the look of a blur at a hundredth of its price. */
function soften(d: string, colour: string, width: number, strength: number): string {
  return Array.from({ length: 6 }, (_, i) =>
    line(d, colour, width * ((i + 1) / 6) ** 1.4, { opacity: strength / 6 }),
  ).join('')
}

/** One petal: its shadow, its body lit at the tip, the turn of one side, a bright rim and faint veins. */
function drawPetal(sheet: Sheet, petal: Petal): string {
  const { tones, u } = sheet
  const { length, width, tone } = petal
  const at = placer(petal)
  const d = curve(
    [
      at(0, 0),
      ...side.map(([up, out]) => at(-out, up)),
      at(0, 1),
      ...side.toReversed().map(([up, out]) => at(out, up)),
    ],
    true,
  )
  const span = (from: Point, to: Point) => ({
    gradientUnits: 'userSpaceOnUse',
    x1: n(from[0]),
    y1: n(from[1]),
    x2: n(to[0]),
    y2: n(to[1]),
  })
  const body = sheet.linear(
    [
      [0, tones.shade(tone - 0.46)],
      [0.25, tones.shade(tone - 0.24)],
      [0.6, tones.shade(tone + 0.04)],
      [0.85, tones.shade(tone + 0.2)],
      [1, tones.shade(tone + 0.26)],
    ],
    span(at(0, 0), at(0, 1)),
  )
  const turn = sheet.linear(
    [
      [0, tones.pale, 0.5],
      [0.36, tones.pale, 0],
      [0.56, tones.shade(0.1), 0],
      [0.86, tones.shade(0.1), 0.2],
      [1, tones.shade(0.1), 0.05],
    ],
    span(at(-1, 0.55), at(1, 0.7)),
  )
  const veins = Array.from({ length: 13 }, (_, i) => {
    const out = (i - 6) / 7
    return line(
      curve([at(0, 0.02), at(out * 0.34, 0.3), at(out * 0.72, 0.6), at(out * 0.74, 0.93 - out * out * 0.14)]),
      i % 3 ? tones.shade(tone - 0.3) : tones.pale,
      u * 0.9,
    )
  })
  return (
    group(
      { transform: `translate(${n(width * 0.02)} ${n(width * 0.035)})` },
      soften(
        d,
        tones.dark ? tones.deep : tones.shade(0.08),
        Math.min(length, width) * 0.24,
        tones.dark ? 0.9 : 0.34,
      ),
    ) +
    path(d, { fill: body }) +
    path(d, { fill: turn }) +
    group({ opacity: 0.13 }, ...veins) +
    group(
      { 'clip-path': sheet.clip(path(d, {})) },
      soften(d, tones.pale, width * 0.13, tones.dark ? 0.3 : 0.75),
    )
  )
}

/** Rings of petals about a middle, the outer ones first. */
export function drawBloom(
  sheet: Sheet,
  middle: Point,
  radius: number,
  counts: readonly number[] = [8, 7, 5],
): string {
  const { random } = sheet
  const start = random.between(0, Math.PI)
  const petals = counts.flatMap((count, ring) =>
    Array.from({ length: count }, (_, i): Petal => {
      const angle = start + ring * 0.45 + (i / count) * Math.PI * 2 + random.between(-0.13, 0.13)
      const length = radius * (1 - ring * 0.2) * random.between(0.88, 1.06)
      return {
        foot: toward(middle, angle, radius * 0.02),
        length,
        width: length * random.between(0.6, 0.8),
        angle,
        tone: 0.46 + ring * 0.09 + random.between(-0.08, 0.08) - Math.sin(angle - 0.6) * 0.12,
        bend: random.between(-0.2, 0.2),
      }
    }),
  )
  return petals.map((petal) => drawPetal(sheet, petal)).join('')
}

/** Stamens at the heart of a bloom, the accent at a few tips. */
export function drawHeart(sheet: Sheet, middle: Point, radius: number): string {
  const { random, tones, u } = sheet
  return Array.from({ length: 34 }, (_, i) => {
    const angle = (i / 34) * Math.PI * 2 + random.between(-0.2, 0.2)
    const tip = toward(middle, angle, radius * random.between(0.4, 1))
    const way = toward(middle, angle + random.between(-0.3, 0.3), radius * 0.35)
    const colour = i % 4 ? mix(tones.accent, tones.pale, 0.65) : tones.accent
    return (
      line(curve([middle, way, tip]), tones.pale, 1.5 * u, { opacity: 0.75 }) +
      line(`M${n(tip[0])} ${n(tip[1])}h0.1`, colour, random.between(5, 9) * u)
    )
  }).join('')
}

/** A bloom so close that the frame cuts it; its heart near an edge, another out of focus behind. */
export function drawPetals(sheet: Sheet): void {
  const { random, w, h, u } = sheet
  const size = Math.max(w, h)
  const left = random.chance(0.5)
  paintGround(sheet, [left ? 0.85 : 0.15, 0.05])
  const heart: Point = [
    w * (left ? random.between(0.12, 0.3) : random.between(0.66, 0.84)),
    h * random.between(0.55, 0.85),
  ]
  sheet.add(
    group(
      { filter: sheet.blur(22 * u), opacity: 0.8 },
      drawBloom(sheet, [w * (left ? 0.95 : 0.05), h * random.between(0, 0.25)], size * 0.34, [6]),
    ),
    drawBloom(sheet, heart, size * random.between(0.62, 0.76)),
    drawHeart(sheet, heart, size * 0.085),
  )
  paintVignette(sheet, 0.12)
}
