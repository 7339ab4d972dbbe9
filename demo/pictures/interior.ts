import { mix } from './colour.ts'
import { bench, counter, lamp, passage, plant } from './furniture.ts'
import { n } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { tag } from './sheet.ts'
import { drum, niche, vase } from './solids.ts'
import { paintVignette } from './stage.ts'
import { paintRoom } from './still.ts'
import { paintWindowLight } from './window-light.ts'

/** A room of the clinic: reception, passage, or the place where one waits. */
export function drawInterior(sheet: Sheet): void {
  const { random, tones, w, h } = sheet
  const unit = Math.min(w, h * 1.15)
  const lean = random.sign()
  const at = (share: number): number => w * 0.5 + lean * share * unit
  const span = (share: number, width: number): number => at(share) - (width * unit) / 2
  const tone = tones.dark ? 0.5 : 0.66
  const floor = h * 0.74
  paintRoom(sheet, 0.74, tones.dark ? 0 : -0.04)
  const room = random.int(0, 2)
  if (room === 0) {
    sheet.add(niche(sheet, at(0.02), floor, unit * 0.46, h * 0.6, tone - 0.06))
    paintWindowLight(sheet, { x: 0.5 - lean * 0.22 - 0.16, y: -0.04, width: 0.38, height: 0.66 }, 0.7)
    sheet.add(
      counter(
        sheet,
        { x: span(0.06, 0.62), y: h * 0.575, width: unit * 0.62, height: h * 0.26 },
        tone - 0.14,
      ),
      vase(sheet, at(0.24), h * 0.558, unit * 0.11, [0.1, 0.08, 0.16, 0.32, 0.34, 0.22], tone + 0.1),
      lamp(sheet, at(-0.1), h * 0.24, unit * 0.03),
      lamp(sheet, at(0.06), h * 0.17, unit * 0.038),
      plant(sheet, at(-0.42), h * 0.88, unit * 0.52, tone + 0.06),
    )
  } else if (room === 1) {
    sheet.add(passage(sheet, at(0.08), h * 0.86, unit * 0.66, h * 0.8))
    paintWindowLight(sheet, { x: 0.5 - lean * 0.34 - 0.14, y: -0.04, width: 0.3, height: 0.72 }, 0.6)
    sheet.add(
      plant(sheet, at(-0.36), h * 0.92, unit * 0.56, tone + 0.04),
      lamp(sheet, at(0.1), h * 0.2, unit * 0.032),
    )
  } else {
    const moon = sheet.linear(
      [
        [0, mix(tones.spot, tones.shade(0.8), 0.55)],
        [1, mix(tones.spot, tones.shade(0.7), 0.82)],
      ],
      { x1: 0, y1: 0, x2: 0.4, y2: 1 },
    )
    sheet.add(
      tag('circle', { cx: n(at(0.12)), cy: n(h * 0.36), r: n(unit * 0.17), fill: moon, opacity: 0.85 }),
    )
    paintWindowLight(sheet, { x: 0.5 - lean * 0.2 - 0.2, y: -0.02, width: 0.42, height: 0.68 }, 0.75)
    sheet.add(
      bench(sheet, { x: span(0.1, 0.56), y: h * 0.64, width: unit * 0.56, height: h * 0.2 }, tone),
      drum(sheet, at(-0.29), h * 0.86, unit * 0.15, unit * 0.13, tone + 0.02),
      vase(
        sheet,
        at(-0.29),
        h * 0.86 - unit * 0.13,
        unit * 0.1,
        [0.12, 0.1, 0.2, 0.36, 0.32, 0.2],
        tone + 0.12,
      ),
      plant(sheet, at(0.5), h * 0.87, unit * 0.5, tone + 0.06),
      lamp(sheet, at(-0.29), h * 0.3, unit * 0.036),
    )
  }
  paintVignette(sheet, 0.12)
}
