import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { line, rect } from '../sheet.ts'
import { down, lying, vase } from '../solids.ts'
import { paintVignette, whole } from '../stage.ts'

/** A room with a wooden floor and a paper door of fine lattice; a low table and a cushion. */
export function drawHanok(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const unit = Math.min(w, h * 1.15)
  const lean = random.sign()
  const at = (share: number): number => w * 0.5 + lean * share * unit
  const wood = tones.dark ? 0.34 : 0.14
  const floor = h * 0.72
  const leaf = (x: number): string => {
    const [y, width, height] = [h * 0.12, unit * 0.27, floor - h * 0.12]
    const paper = sheet.linear(
      [
        [0, tones.shade(tones.dark ? 0.7 : 0.9)],
        [1, tones.shade(1)],
      ],
      { x1: 0, y1: 0, x2: 0.4, y2: 1 },
    )
    const bars =
      [1, 2, 3, 4, 5].map((i) => `M${n(x + (width * i) / 6)} ${n(y)}v${n(height * 0.78)}`).join('') +
      [0.06, 0.1, 0.36, 0.4, 0.44, 0.7, 0.74]
        .map((share) => `M${n(x)} ${n(y + height * share)}h${n(width)}`)
        .join('')
    return (
      rect({ x, y, width, height }, paper) +
      line(bars, tones.shade(wood), 3.4 * u) +
      rect({ x, y: y + height * 0.78, width, height: height * 0.22 }, down(sheet, wood + 0.16, wood)) +
      rect({ x, y, width, height }, 'none', { stroke: tones.shade(wood), 'stroke-width': 9 * u })
    )
  }
  const boards = Array.from(
    { length: 9 },
    (_, i) => `M${n(-w * 0.1)} ${n(floor + h * 0.012 * (i + 1) ** 1.6)}H${n(w * 1.1)}`,
  ).join('')
  sheet.add(
    whole(
      sheet,
      sheet.linear([
        [0, tones.shade(tones.dark ? 0.22 : 0.76)],
        [1, tones.shade(tones.dark ? 0.34 : 0.9)],
      ]),
    ),
    ...[-1.5, -0.5, 0.5].map((i) => leaf(at(-0.06) + i * unit * 0.275)),
    rect(
      { x: -w * 0.1, y: h * 0.07, width: w * 1.2, height: h * 0.045 },
      down(sheet, wood + 0.1, wood - 0.06),
    ),
    rect(
      { x: -w * 0.1, y: floor, width: w * 1.2, height: h * 0.4 },
      down(sheet, tones.dark ? 0.3 : 0.46, tones.dark ? 0.44 : 0.66),
    ),
    line(boards, tones.shade(wood), 2 * u, { opacity: 0.4 }),
    lying(sheet, at(0.26), h * 0.9, unit * 0.36, unit * 0.14),
    rect(
      { x: at(0.26) - unit * 0.15, y: h * 0.8, width: unit * 0.025, height: h * 0.1 },
      tones.shade(wood - 0.06),
    ),
    rect(
      { x: at(0.26) + unit * 0.125, y: h * 0.8, width: unit * 0.025, height: h * 0.1 },
      tones.shade(wood - 0.06),
    ),
    rect(
      { x: at(0.26) - unit * 0.19, y: h * 0.78, width: unit * 0.38, height: h * 0.03 },
      down(sheet, wood + 0.3, wood),
      { rx: n(4 * u) },
    ),
    vase(
      sheet,
      at(random.between(0.16, 0.34)),
      h * 0.782,
      unit * 0.1,
      [0.3, 0.3, 0.46, 0.52, 0.4, 0.26],
      tones.dark ? 0.8 : 0.9,
    ),
    lying(sheet, at(-0.24), h * 0.92, unit * 0.26, unit * 0.1),
    rect(
      { x: at(-0.24) - unit * 0.17, y: h * 0.86, width: unit * 0.34, height: h * 0.065 },
      down(sheet, tones.dark ? 0.6 : 0.7, tones.dark ? 0.4 : 0.46),
      { rx: n(h * 0.032) },
    ),
    line(`M${n(at(-0.24) - unit * 0.15)} ${n(h * 0.893)}h${n(unit * 0.3)}`, tones.spot, 4 * u),
  )
  paintVignette(sheet, 0.14)
}
