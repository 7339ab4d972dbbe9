import { mix } from './colour.ts'
import type { Point } from './paths.ts'
import { bezier, brush, curve, n } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, line, path, tag } from './sheet.ts'
import { whole } from './stage.ts'

/** A quarter from above: blocks, streets, a river, a park, the way from the station, and the place itself. */
export function drawMap(sheet: Sheet): void {
  const { random, tones, w, h, u } = sheet
  const reach = Math.hypot(w, h) * 0.62
  const turn = random.between(-24, 24)
  const land = tones.shade(tones.dark ? 0.14 : 0.72)
  const street = tones.shade(tones.dark ? 0.24 : 1)
  const cells: string[] = []
  const step = reach / random.between(5.2, 6.4)
  for (let column = -7; column < 7; column++) {
    for (let row = -7; row < 7; row++) {
      const [x, y] = [column * step, row * step * 0.78]
      const split = random.next()
      const gap = (column + row) % 3 === 0 ? 15 * u : 8 * u
      const [bw, bh] = [step - gap, step * 0.78 - gap]
      const fill = mix(land, tones.shade(tones.dark ? 0.05 : 0.62), random.next() * 0.5)
      const box = (bx: number, by: number, width: number, height: number): string =>
        tag('rect', { x: n(bx), y: n(by), width: n(width), height: n(height), rx: n(5 * u), fill })
      if (split < 0.34) cells.push(box(x, y, bw * 0.46, bh), box(x + bw * 0.52, y, bw * 0.48, bh))
      else if (split < 0.62) cells.push(box(x, y, bw, bh * 0.46), box(x, y + bh * 0.54, bw, bh * 0.46))
      else cells.push(box(x, y, bw, bh))
    }
  }
  const side = random.sign()
  const river = bezier(
    [-reach, -side * reach * 0.75],
    [-reach * 0.3, -side * reach * 0.1],
    [reach * 0.1, -side * reach * 0.75],
    [reach * 1.1, -side * reach * 0.28],
    20,
  )
  const avenue = bezier(
    [-reach, side * reach * 0.5],
    [-reach * 0.3, side * reach * 0.36],
    [reach * 0.3, side * reach * 0.1],
    [reach, side * reach * 0.36],
    20,
  )
  const park: Point[] = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2
    const far = step * 0.85 * random.between(0.85, 1.15)
    return [reach * 0.36 + Math.cos(angle) * far * 1.3, side * reach * 0.36 + Math.sin(angle) * far]
  })
  const crossing: Point = [step * -1.53, step * 0.78 * -0.06]
  const way = `M${n(crossing[0] - step)} ${n(step * 0.78 * 1.94)}H${n(crossing[0] + step * 0.5)}V${n(-6 * u)}H${n(-6 * u)}`
  const rings = [0.34, 0.22, 0.12].map((size, i) =>
    tag('circle', {
      cx: n(w / 2),
      cy: n(h / 2),
      r: n(Math.min(w, h) * size),
      fill: tones.spot,
      opacity: 0.07 + i * 0.045,
    }),
  )
  const pin = Math.min(w, h) * 0.075
  const [px, py] = [w / 2, h / 2]
  sheet.add(
    whole(sheet, street),
    group(
      { transform: `translate(${n(px)} ${n(py)}) rotate(${n(turn)})` },
      ...cells,
      path(
        brush(avenue, () => 30 * u),
        { fill: street },
      ),
      path(curve(park, true), { fill: mix(tones.body, tones.haze, tones.dark ? 0.4 : 0.62) }),
      path(
        brush(river, (t) => (90 + 40 * Math.sin(t * 3)) * u),
        { fill: street },
      ),
      path(
        brush(river, (t) => (74 + 40 * Math.sin(t * 3)) * u),
        { fill: tones.shade(tones.dark ? 0.36 : 0.62) },
      ),
      line(curve(river), tones.pale, 1.4 * u, { opacity: 0.4 }),
      line(way, tones.line, 5 * u, { 'stroke-dasharray': `${n(0.1)} ${n(13 * u)}` }),
      tag('circle', {
        cx: n(crossing[0] - step),
        cy: n(step * 0.78 * 1.94),
        r: n(13 * u),
        fill: street,
        stroke: tones.line,
        'stroke-width': n(5 * u),
      }),
    ),
    ...rings,
    tag('ellipse', {
      cx: n(px),
      cy: n(py),
      rx: n(pin * 0.34),
      ry: n(pin * 0.12),
      fill: tones.deep,
      opacity: 0.4,
      filter: sheet.softly(4 * u),
    }),
    path(
      `M${n(px)} ${n(py)}C${n(px - pin * 0.3)} ${n(py - pin * 0.7)} ${n(px - pin * 0.72)} ${n(py - pin)} ${n(px - pin * 0.72)} ${n(py - pin * 1.5)}A${n(pin * 0.72)} ${n(pin * 0.72)} 0 0 1 ${n(px + pin * 0.72)} ${n(py - pin * 1.5)}C${n(px + pin * 0.72)} ${n(py - pin)} ${n(px + pin * 0.3)} ${n(py - pin * 0.7)} ${n(px)} ${n(py)}Z`,
      {
        fill: sheet.linear(
          [
            [0, mix(tones.dark ? tones.spot : tones.line, tones.pale, 0.14)],
            [1, tones.dark ? tones.spot : tones.line],
          ],
          { x1: 0, y1: 0, x2: 0.4, y2: 1 },
        ),
      },
    ),
    tag('circle', {
      cx: n(px),
      cy: n(py - pin * 1.5),
      r: n(pin * 0.27),
      fill: tones.dark ? tones.deep : tones.accent,
    }),
  )
}
