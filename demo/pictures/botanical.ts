import type { Sprig } from './botany.ts'
import { drawSprig, leaves } from './botany.ts'
import { mix } from './colour.ts'
import type { Point } from './paths.ts'
import { bezier, curve, n, toward } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, line, path, tag } from './sheet.ts'
import { paintGround } from './stage.ts'

/** A sprig as a fine drawing: a wash a little off its lines, then the lines. */
export function inLine(sheet: Sheet, { stem, leaves: grown }: Sprig, stroke: number): string {
  const { random, tones, u } = sheet
  const wash = grown.map(({ outline }) =>
    path(outline, {
      fill: tones.shade(tones.dark ? random.between(0.42, 0.62) : random.between(0.3, 0.58)),
      opacity: random.between(0.3, 0.62),
    }),
  )
  const lines = grown.map(
    ({ outline, veins: [spine = '', ...ribs] }) =>
      line(outline, tones.line, stroke) +
      line(spine, tones.line, stroke * 0.8) +
      group({ opacity: 0.5 }, ...ribs.map((rib) => line(rib, tones.line, stroke * 0.55))),
  )
  return (
    group({ transform: `translate(${n(7 * u)} ${n(6 * u)})` }, ...wash) +
    path(stem, { fill: tones.line }) +
    group({}, ...lines)
  )
}

/** A thin stem that ends in a spray of the accent. */
function berries(sheet: Sheet, foot: Point, end: Point): string {
  const { random, tones, u } = sheet
  const spine = bezier(
    foot,
    [foot[0], foot[1] - (foot[1] - end[1]) * 0.6],
    [end[0], end[1] + 60 * u],
    end,
    20,
  )
  const fruit = Array.from({ length: 7 }, (_, i) => {
    const from = spine[20 - i * 2] ?? end
    const tip = toward(from, -Math.PI / 2 + (i % 2 ? 0.9 : -0.9) * Math.min(1, i), (14 + i * 5) * u)
    return (
      line(curve([from, tip]), tones.line, u) +
      tag('circle', { cx: n(tip[0]), cy: n(tip[1]), r: n(random.between(4, 6.5) * u), fill: tones.accent })
    )
  })
  return line(curve(spine), tones.line, 1.4 * u) + fruit.join('')
}

/** A plate from a herbal: one or two sprigs over a pale disc, one spot of accent. */
export function drawBotanical(sheet: Sheet): void {
  const { random, tones, w, h, u } = sheet
  paintGround(sheet, [0.2, 0.1])
  const side = Math.min(w, h)
  const name = random.pick(leaves)
  const other = random.pick(leaves)
  const lean = random.sign()
  const [cx, cy] = [w * (0.5 - lean * random.between(0.06, 0.14)), h * random.between(0.42, 0.5)]
  const disc = sheet.linear(
    [
      [0, mix(tones.haze, tones.accent, tones.dark ? 0.12 : 0.16)],
      [1, tones.haze, 0.15],
    ],
    { x1: 0.2, y1: 0, x2: 0.6, y2: 1 },
  )
  sheet.add(tag('circle', { cx: n(cx), cy: n(cy), r: n(side * 0.36), fill: disc }))
  const stroke = 2.1 * u
  const reach = Math.max(h * 1.02, side * 1.1)
  const sprig = drawSprig(random, name, {
    foot: [w * (0.5 + lean * 0.04), h * 1.08],
    angle: -Math.PI / 2 + lean * random.between(0.1, 0.28),
    length: reach,
    leaf: side * (name === 'fern' ? 0.2 : 0.3),
    stroke: 5 * u,
  })
  const second = drawSprig(random, other, {
    foot: [w * (0.5 - lean * 0.02), h * 1.08],
    angle: -Math.PI / 2 - lean * random.between(0.42, 0.66),
    length: reach * 0.74,
    leaf: side * (other === 'fern' ? 0.15 : 0.2),
    stroke: 4 * u,
  })
  sheet.add(group({ opacity: 0.5 }, inLine(sheet, second, stroke * 0.8)), inLine(sheet, sprig, stroke))
  sheet.add(berries(sheet, [w * 0.5, h * 1.05], [cx - lean * side * 0.12, cy - side * 0.12]))
}
