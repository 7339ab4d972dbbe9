import { mix } from './colour.ts'
import { n } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { tag } from './sheet.ts'

/** The whole sheet and its bleed in one colour or gradient. */
export const whole = (sheet: Sheet, fill: string): string =>
  tag('rect', {
    x: n(sheet.w * -0.1),
    y: n(sheet.h * -0.1),
    width: n(sheet.w * 1.2),
    height: n(sheet.h * 1.2),
    fill,
  })

/** The ground every picture stands on: paper, and one soft light from `from` (shares of width and height). */
export function paintGround(sheet: Sheet, from: readonly [number, number] = [0.3, 0.1]): void {
  const { tones, w, h } = sheet
  const base = sheet.linear(
    [
      [0, mix(tones.paper, tones.glow, 0.5)],
      [1, mix(tones.paper, tones.haze, tones.dark ? 0.6 : 0.75)],
    ],
    { x1: from[0], y1: from[1], x2: 1 - from[0], y2: 1 },
  )
  const light = sheet.radial(
    [
      [0, tones.glow, tones.dark ? 0.55 : 1],
      [0.5, tones.glow, tones.dark ? 0.2 : 0.4],
      [1, tones.glow, 0],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: n(w * from[0]), cy: n(h * from[1]), r: n(Math.max(w, h) * 0.8) },
  )
  sheet.add(whole(sheet, base), whole(sheet, light))
}

/** A breath of shade in the corners, away from the light. */
export function paintVignette(sheet: Sheet, strength = 0.16): void {
  const shade = sheet.radial(
    [
      [0.55, sheet.tones.deep, 0],
      [1, sheet.tones.deep, strength],
    ],
    { cx: 0.42, cy: 0.4, r: 0.85 },
  )
  sheet.add(whole(sheet, shade))
}

/**
 * Lays the paper's colour over the side where words will stand: the left half of a wide picture, the
 * lower half of a tall one.
 */
export function paintCalm(sheet: Sheet, reach = 0.62): void {
  const { tones } = sheet
  const across = sheet.wide ? { x1: 0, y1: 0, x2: 1, y2: 0 } : { x1: 0, y1: 1, x2: 0, y2: 0 }
  const veil = sheet.linear(
    [
      [0, tones.paper, 0.94],
      [reach * 0.55, tones.paper, 0.86],
      [reach * 0.8, tones.paper, 0.5],
      [reach * 1.15, tones.paper, 0],
    ],
    across,
  )
  sheet.add(whole(sheet, veil))
}
