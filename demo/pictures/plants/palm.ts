import { brush, polygon, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, group, path } from '../sheet.ts'
import { paintGround } from '../stage.ts'

/** A fan of pleated blades about a foot. */
function fan(sheet: Sheet, foot: Point, heading: number, reach: number, tone: number): string {
  const { tones, random } = sheet
  const count = 23
  return Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1) - 0.5
    const angle = heading + share * 3.5
    const long = reach * (1 - 0.34 * Math.abs(share) ** 1.6) * random.between(0.96, 1.03)
    const half = 0.078
    const tip = toward(foot, angle, long)
    const side = (s: number): Point => toward(foot, angle + s * half, long * 0.72)
    const shade = tone - share * 0.16
    return (
      path(polygon([foot, side(-1), tip]), { fill: tones.shade(shade + 0.14) }) +
      path(polygon([foot, side(1), tip]), { fill: tones.shade(shade - 0.12) })
    )
  }).join('')
}

/** Two fans of a palm before a pale disc. */
export function drawPalm(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.5 - lean * 0.3, 0.1])
  const at = (share: number): number => w * 0.5 + lean * share * side
  const near: Point = [at(-0.04), h * 0.62]
  const stem = (to: Point, from: number): string =>
    path(
      brush([[at(from), h * 1.1], [(at(from) + to[0]) / 2, h * 0.88], to], () => 8 * u),
      { fill: tones.shade(tones.dark ? 0.56 : 0.2) },
    )
  sheet.add(
    circle([at(-0.2), h * 0.36], side * 0.26, tones.spot, { opacity: tones.dark ? 0.5 : 0.32 }),
    group(
      { opacity: 0.55 },
      stem([at(0.4), h * 0.5], 0.3),
      fan(sheet, [at(0.4), h * 0.5], -Math.PI / 2 + lean * 0.5, side * 0.46, tones.dark ? 0.4 : 0.5),
    ),
    stem(near, 0.08),
    fan(sheet, near, -Math.PI / 2 - lean * 0.2, side * 0.58, tones.dark ? 0.56 : 0.3),
  )
}
