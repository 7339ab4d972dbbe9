import { bezier, curve, n, toward } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, group, line } from '../sheet.ts'
import { paintGround } from '../stage.ts'

/** A feather that falls, drawn by its barbs, before a pale disc. */
export function drawFeather(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.3, 0.1])
  const spine = bezier(
    [w * 0.5 - lean * side * 0.44, h * 0.82],
    [w * 0.5 - lean * side * 0.2, h * 0.74],
    [w * 0.5 + lean * side * 0.16, h * 0.56],
    [w * 0.5 + lean * side * 0.44, h * 0.14],
    110,
  )
  const barbs = spine.slice(18).flatMap((foot, i) => {
    const t = i / (spine.length - 18)
    const next = spine[i + 19] ?? foot
    const heading = Math.atan2(next[1] - foot[1], next[0] - foot[0])
    const reach = side * 0.17 * Math.sin(Math.PI * (0.08 + t * 0.9)) ** 0.7
    return [-1, 1].map((s) => {
      const split = random.chance(0.07) ? 0.2 : 0
      const open = s * (0.62 - t * 0.2 + split)
      const tip = toward(foot, heading + open, reach * random.between(0.94, 1.03))
      return line(
        curve([foot, toward(foot, heading + open * 1.35, reach * 0.5), tip]),
        tones.shade((tones.dark ? 0.7 : 0.22) + random.between(-0.12, 0.2)),
        2.6 * u,
        { opacity: 0.62 },
      )
    })
  })
  sheet.add(
    circle([w * 0.5 + lean * side * 0.1, h * 0.42], side * 0.32, tones.haze, {
      opacity: tones.dark ? 0.5 : 0.6,
    }),
    group(
      { transform: `translate(${n(10 * u)} ${n(26 * u)})`, opacity: 0.2, filter: sheet.blur(9 * u) },
      line(curve(spine), tones.shade(0), side * 0.1),
    ),
    ...barbs,
    line(curve(spine), tones.dark ? tones.pale : tones.line, 3 * u),
  )
}
