import { mix } from './colour.ts'
import type { Sheet } from './sheet.ts'
import { ellipse, group, line, path, rect } from './sheet.ts'
import { n } from './paths.ts'
import { down, lying, turnedPath } from './solids.ts'

type Glass = {
  x: number
  base: number
  height: number
  /** As of `turnedPath`. */
  profile: readonly number[]
  /** How high the liquid stands, 0–1. */
  fill: number
  colour: string
}

/** A clear vessel with a liquid in it: both are seen through, its left side catches the light. */
export function glassware(sheet: Sheet, { x, base, height, profile, fill, colour }: Glass): string {
  const { tones, u } = sheet
  const d = turnedPath(x, base, height, profile)
  const widest = Math.max(...profile) * height
  const level = base - height * fill
  const at = profile[Math.round((profile.length - 1) * (1 - fill))] ?? 0
  const wall = sheet.linear([
    [0, tones.shade(tones.dark ? 0.9 : 0.35), 0.5],
    [0.14, tones.pale, 0.75],
    [0.4, tones.pale, 0.2],
    [0.8, tones.pale, 0.3],
    [0.94, tones.shade(tones.dark ? 0.8 : 0.3), 0.3],
    [1, tones.shade(tones.dark ? 0.9 : 0.3), 0.55],
  ])
  const liquid = sheet.linear([
    [0, mix(colour, tones.ink, 0.16), 0.8],
    [0.3, mix(colour, tones.pale, 0.3), 0.75],
    [1, mix(colour, tones.ink, 0.28), 0.85],
  ])
  return (
    lying(sheet, x + widest * 0.4, base, widest * 1.7, widest * 1.6) +
    group(
      { 'clip-path': sheet.clip(path(d, {})) },
      rect({ x: x - widest, y: level, width: widest * 2, height: height * fill + 2 }, liquid),
      ellipse([x, level], [at * height, at * height * 0.2], mix(colour, tones.pale, 0.55), { opacity: 0.9 }),
    ) +
    path(d, { fill: wall }) +
    line(
      `M${n(x - widest * 0.62)} ${n(base - height * 0.14)}V${n(base - height * 0.5)}`,
      tones.pale,
      widest * 0.14,
      { opacity: 0.55 },
    ) +
    ellipse([x, base - height], [(profile[0] ?? 0) * height, (profile[0] ?? 0) * height * 0.2], 'none', {
      stroke: tones.pale,
      'stroke-width': 2 * u,
      opacity: 0.9,
    })
  )
}

/** A lid of one height on a vessel's neck. */
export const lid = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: number,
): string =>
  rect({ x: x - width / 2, y: y - height, width, height }, down(sheet, tone + 0.1, tone - 0.14), {
    rx: n(width * 0.1),
  }) + ellipse([x, y - height + width * 0.04], [width * 0.47, width * 0.09], sheet.tones.shade(tone + 0.22))
