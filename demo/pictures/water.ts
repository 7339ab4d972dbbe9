import { mix } from './colour.ts'
import { paintField } from './field.ts'
import { lightOn } from './folds.ts'
import { curve, n } from './paths.ts'
import type { Point } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, path, tag } from './sheet.ts'
import { paintVignette } from './stage.ts'

type Source = { x: number; y: number; wave: number; height: number; fade: number }

/** Rings that widen from each source, seen at a slant, over a slow swell. */
function surface(sources: readonly Source[], swell: number): (x: number, y: number) => number {
  return (x, y) => {
    const still = 0.012 * Math.sin(x * 3.1 + y * 5.2 + swell) + 0.008 * Math.sin(y * 9 - x * 2.2 + swell * 2)
    return sources.reduce((sum, { x: sx, y: sy, wave, height, fade }) => {
      const r = Math.hypot(x - sx, (y - sy) * 2)
      const rise = Math.min(1, r * 9)
      return sum + height * rise * Math.exp(-r * fade) * Math.cos(r * wave * (1 - r * 0.12))
    }, still)
  }
}

/** The water of a sheet, rings from the given middles (in shares of the sheet). */
export function paintWater(sheet: Sheet, middles: readonly Point[]): void {
  const { random, tones, w, h } = sheet
  const side = Math.min(w, h)
  const sources = middles.map(([x, y], i) => ({
    x: (x * w) / side,
    y: (y * h) / side,
    wave: random.between(44, 56) * (1 + i * 0.2),
    height: (i ? 0.011 : 0.02) * random.between(0.9, 1.1),
    fade: i ? 5 : 2.7,
  }))
  const light = lightOn(surface(sources, random.between(0, 6)))
  const far = h / side
  sheet.add(
    paintField(
      sheet,
      (x, y) => tones.shade(light(x, y) + (tones.dark ? -0.02 : 0.1) + 0.2 * (0.5 - y / far)),
      1.5,
    ),
  )
}

/** A bead of water: dark where light enters, bright where it leaves, one spark; one that lies casts a glowing shadow. */
export function drawDrop(sheet: Sheet, [x, y]: Point, radius: number, lies = false): string {
  const { random, tones } = sheet
  const start = random.between(0, 6)
  const d = curve(
    Array.from({ length: 10 }, (_, i): Point => {
      const angle = (i / 10) * Math.PI * 2
      const far = radius * (1 + 0.06 * Math.sin(angle * 2 + start) + 0.03 * Math.sin(angle * 3 + start))
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.96]
    }),
    true,
  )
  const shadow = tones.dark ? tones.deep : tones.shade(0.04)
  const body = sheet.radial(
    [
      [0, tones.pale, tones.dark ? 0.6 : 0.95],
      [0.45, tones.pale, tones.dark ? 0.16 : 0.4],
      [0.85, shadow, tones.dark ? 0.3 : 0.16],
      [1, shadow, tones.dark ? 0.65 : 0.42],
    ],
    { cx: 0.66, cy: 0.72, r: 0.78, fx: 0.7, fy: 0.78 },
  )
  const spot = (dx: number, dy: number, rx: number, ry: number, opacity: number): string =>
    tag('ellipse', {
      cx: n(x + dx * radius),
      cy: n(y + dy * radius),
      rx: n(rx * radius),
      ry: n(ry * radius),
      fill: '#ffffff',
      opacity,
      transform: `rotate(-38 ${n(x + dx * radius)} ${n(y + dy * radius)})`,
    })
  const cast = sheet.radial(
    [
      [0, mix(tones.pale, tones.accent, 0.12), 0.55],
      [0.4, shadow, 0.12],
      [0.72, shadow, tones.dark ? 0.5 : 0.26],
      [1, shadow, 0],
    ],
    { cx: 0.56, cy: 0.58, r: 0.5 },
  )
  return (
    (lies
      ? tag('ellipse', {
          cx: n(x + radius * 0.34),
          cy: n(y + radius * 0.4),
          rx: n(radius * 1.22),
          ry: n(radius * 1.16),
          fill: cast,
        })
      : '') +
    path(d, {
      fill: body,
      stroke: tones.pale,
      'stroke-width': n(Math.max(0.6, radius * 0.012)),
      'stroke-opacity': 0.7,
    }) +
    spot(-0.42, -0.46, 0.2, 0.1, 0.95) +
    spot(-0.6, -0.14, 0.04, 0.03, 0.7) +
    spot(0.46, 0.56, 0.24, 0.06, tones.dark ? 0.35 : 0.7)
  )
}

/** Rings on still water, a bead above the place it will touch. */
export function drawWater(sheet: Sheet): void {
  const { random, w, h } = sheet
  const main: Point = [random.between(0.36, 0.66), random.between(0.55, 0.66)]
  paintWater(sheet, [
    main,
    [random.between(0, 0.2), random.between(0.1, 0.3)],
    [random.between(0.85, 1), 0.92],
  ])
  paintVignette(sheet, 0.14)
  const size = Math.min(w, h) * random.between(0.045, 0.06)
  sheet.add(drawDrop(sheet, [main[0] * w, (main[1] - 0.3) * h], size))
}

/** Beads of every size on a smooth slope, none touching another. */
export function drawDrops(sheet: Sheet): void {
  const { random, tones, w, h } = sheet
  const [px, py, lean] = [random.between(0.2, 0.8), random.between(0, 0.3), random.between(0.4, 1)]
  const side = Math.min(w, h)
  sheet.add(
    paintField(
      sheet,
      (x, y) => {
        const far = Math.hypot((x * side) / w - px, ((y * side) / h - py) * lean)
        return tones.shade((tones.dark ? 0.62 : 0.86) - far * 0.34 + 0.03 * Math.sin(x * 4 + y * 3))
      },
      0.5,
    ),
  )
  const placed: { at: Point; radius: number }[] = []
  for (let i = 0; i < 420; i++) {
    const radius =
      side *
      (i < 40
        ? random.between(0.07, 0.17)
        : i < 140
          ? random.between(0.02, 0.05)
          : random.between(0.004, 0.014))
    const at: Point = [random.between(-0.02, 1.02) * w, random.between(-0.02, 1.02) * h]
    const limit = i < 40 ? 5 : i < 140 ? 22 : 90
    const clear = placed.every(
      (one) => Math.hypot(at[0] - one.at[0], at[1] - one.at[1]) > (radius + one.radius) * 1.35,
    )
    if (clear && placed.length < limit) placed.push({ at, radius })
  }
  sheet.add(group({}, ...placed.map(({ at, radius }) => drawDrop(sheet, at, radius, true))))
}
