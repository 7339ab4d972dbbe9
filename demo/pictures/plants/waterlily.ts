import { n, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import { drawBloom, drawHeart } from '../petals.ts'
import type { Sheet } from '../sheet.ts'
import { ellipse, group, line, path } from '../sheet.ts'
import { whole } from '../stage.ts'

/** A pad: a disc with one cut, its ribs from the middle. */
function pad(sheet: Sheet, at: Point, radius: number, turn: number, tone: number): string {
  const { tones, u } = sheet
  const [from, to] = [toward(at, turn + 0.16, radius), toward(at, turn - 0.16, radius)]
  const ribs = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = toward(at, turn + 0.4 + i * 0.39, radius * 0.94)
    return `M${n(at[0])} ${n(at[1])}L${n(x)} ${n(y)}`
  }).join('')
  const fill = sheet.radial([
    [0, tones.shade(tone - 0.1)],
    [0.8, tones.shade(tone + 0.08)],
    [1, tones.shade(tone + 0.22)],
  ])
  return (
    path(
      `M${n(at[0])} ${n(at[1])}L${n(from[0])} ${n(from[1])}A${n(radius)} ${n(radius)} 0 1 1 ${n(to[0])} ${n(to[1])}Z`,
      { fill },
    ) + line(ribs, tones.shade(tone + 0.26), 1.4 * u, { opacity: 0.5 })
  )
}

/** A water lily among its pads, from above. */
export function drawWaterlily(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  const at = (share: number, down: number): Point => [w * 0.5 + lean * share * side, h * down]
  const tone = tones.dark ? 0.4 : 0.3
  sheet.add(
    whole(
      sheet,
      sheet.linear(
        [
          [0, tones.shade(tones.dark ? 0.02 : 0.6)],
          [0.5, tones.shade(tones.dark ? 0.16 : 0.76)],
          [1, tones.shade(tones.dark ? 0.06 : 0.52)],
        ],
        { x1: 0.1, y1: 0, x2: 0.8, y2: 1 },
      ),
    ),
  )
  for (let i = 0; i < 4; i++)
    sheet.add(
      ellipse(at(-0.3 + i * 0.05, 0.3), [side * (0.16 + i * 0.12), side * (0.12 + i * 0.09)], 'none', {
        stroke: tones.pale,
        'stroke-width': 2 * u,
        opacity: 0.4 - i * 0.08,
      }),
    )
  const pads = [
    [0.36, 0.24, 0.24, 2],
    [-0.42, 0.78, 0.26, -0.7],
    [0.3, 0.78, 0.34, -2.4],
    [-0.56, 0.16, 0.16, 1],
  ] as const
  sheet.add(
    ...pads.map(([share, down, size, turn], i) => {
      const place = at(share, down)
      return (
        group(
          { transform: `translate(${n(8 * u)} ${n(12 * u)})`, opacity: 0.2 },
          pad(sheet, place, side * size, turn, 0),
        ) + pad(sheet, place, side * size, turn + random.between(-0.4, 0.4), tone + i * 0.06)
      )
    }),
    drawBloom(sheet, at(-0.06, 0.48), side * 0.3, [9, 8, 6]),
    drawHeart(sheet, at(-0.06, 0.48), side * 0.06),
  )
}
