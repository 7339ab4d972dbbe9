import { mix } from './colour.ts'
import type { Point } from './paths.ts'
import { arch, curve, n } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, path, tag } from './sheet.ts'

// Simple bodies lit from the upper left, each with its shadow on the ground to the right.

/** The shadow a body leaves: a lying ellipse, soft, its near end darker. */
export function lying(sheet: Sheet, x: number, base: number, width: number, reach: number): string {
  const dark = sheet.tones.dark ? sheet.tones.deep : sheet.tones.shade(0.02)
  const shape = (size: number, opacity: number, blur: number): string =>
    tag('ellipse', {
      cx: n(x + reach * 0.5 * size),
      cy: n(base),
      rx: n(width * 0.5 + reach * 0.5 * size),
      ry: n(Math.max(4, width * 0.1) * (0.6 + 0.4 * size)),
      fill: dark,
      opacity,
      filter: sheet.softly(blur),
    })
  const strong = sheet.tones.dark ? 2 : 1
  return shape(1, 0.2 * strong, 16 * sheet.u) + shape(0.3, 0.3 * strong, 6 * sheet.u)
}

/** Tones across a round body, from its lit side to its shadow and the light the ground throws back. */
export const roundness = (sheet: Sheet, tone: number): string =>
  sheet.linear([
    [0, sheet.tones.shade(tone + 0.06)],
    [0.24, sheet.tones.shade(tone + 0.22)],
    [0.55, sheet.tones.shade(tone - 0.02)],
    [0.86, sheet.tones.shade(tone - 0.22)],
    [1, sheet.tones.shade(tone - 0.12)],
  ])

export function sphere(
  sheet: Sheet,
  x: number,
  base: number,
  radius: number,
  colours: readonly [string, string, string],
): string {
  const fill = sheet.radial(
    [
      [0, colours[0]],
      [0.45, colours[1]],
      [0.9, colours[2]],
      [1, mix(colours[2], colours[1], 0.35)],
    ],
    { cx: 0.36, cy: 0.3, r: 0.74 },
  )
  return (
    lying(sheet, x + radius * 0.2, base, radius * 1.1, radius * 1.8) +
    tag('circle', { cx: n(x), cy: n(base - radius), r: n(radius), fill })
  )
}

/** A drum: its wall rounded, its top a pale ellipse. */
export function drum(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  tone: number,
): string {
  const [rx, ry] = [width / 2, width * 0.085]
  const wall = `M${n(x - rx)} ${n(base - height)}V${n(base)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(base)}V${n(base - height)}Z`
  const top = sheet.linear([
    [0, sheet.tones.shade(tone + 0.3)],
    [1, sheet.tones.shade(tone + 0.12)],
  ])
  return (
    lying(sheet, x + width * 0.1, base + ry * 0.5, width, width * 0.7) +
    path(wall, { fill: roundness(sheet, tone) }) +
    tag('ellipse', { cx: n(x), cy: n(base - height), rx: n(rx), ry: n(ry), fill: top })
  )
}

/** A slab in the shape of an arch, a thickness of it seen at the right. */
export function slab(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  tone: number,
): string {
  const thick = width * 0.1
  const face = sheet.linear(
    [
      [0, sheet.tones.shade(tone + 0.16)],
      [1, sheet.tones.shade(tone - 0.1)],
    ],
    { x1: 0, y1: 0, x2: 0.7, y2: 1 },
  )
  return (
    lying(sheet, x + width * 0.3, base, width, width * 0.8) +
    path(arch(x + thick, base - thick * 0.22, width, height), { fill: sheet.tones.shade(tone - 0.26) }) +
    path(arch(x + thick * 0.5, base - thick * 0.1, width, height), { fill: sheet.tones.shade(tone - 0.22) }) +
    path(arch(x, base, width, height), { fill: face })
  )
}

/** A doorway in the shape of an arch, deeper and darker at its left. */
export function niche(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  tone: number,
): string {
  const outer = arch(x, base, width, height)
  const inner = sheet.linear(
    [
      [0, sheet.tones.shade(tone - 0.16)],
      [0.5, sheet.tones.shade(tone)],
      [1, sheet.tones.shade(tone + 0.12)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.4 },
  )
  const depth = sheet.tones.dark ? sheet.tones.deep : sheet.tones.shade(0.05)
  return group(
    { 'clip-path': sheet.clip(path(outer, {})) },
    path(outer, { fill: inner }),
    path(outer, {
      fill: 'none',
      stroke: depth,
      'stroke-width': n(width * 0.16),
      opacity: 0.3,
      filter: sheet.softly(width * 0.05),
      transform: `translate(${n(-width * 0.05)} ${n(-width * 0.03)})`,
    }),
  )
}

/** Tones from the top of a body to its foot. */
export const down = (sheet: Sheet, from: number, to: number): string =>
  sheet.linear(
    [
      [0, sheet.tones.shade(from)],
      [1, sheet.tones.shade(to)],
    ],
    { x1: 0, y1: 0, x2: 0.12, y2: 1 },
  )

/** The outline of a body turned about its axis: `profile` gives half widths (in shares of its height) from top to foot. */
export function turnedPath(x: number, base: number, height: number, profile: readonly number[]): string {
  const step = height / (profile.length - 1)
  const side = (s: number): Point[] =>
    profile.map((half, i): Point => [x + s * half * height, base - height + i * step])
  return `${curve(side(-1))}${curve(side(1).toReversed()).replace('M', 'L')}Z`
}

/** A vase turned about its axis; `profile` as of `turnedPath`. */
export function vase(
  sheet: Sheet,
  x: number,
  base: number,
  height: number,
  profile: readonly number[],
  tone: number,
): string {
  const d = turnedPath(x, base, height, profile)
  const lip = (profile[0] ?? 0) * height
  return (
    lying(sheet, x + height * 0.08, base, Math.max(...profile) * height * 1.5, height * 0.5) +
    path(d, { fill: roundness(sheet, tone) }) +
    tag('ellipse', {
      cx: n(x),
      cy: n(base - height),
      rx: n(lip),
      ry: n(lip * 0.2),
      fill: sheet.tones.shade(tone - 0.34),
    })
  )
}
