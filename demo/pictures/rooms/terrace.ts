import { mix } from '../colour.ts'
import { bench, plant } from '../furniture.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, line, path, rect } from '../sheet.ts'
import { paintVignette, whole } from '../stage.ts'

/** A terrace: far hills and a low sun past a thin railing, a bench and plants on boards. */
export function drawTerrace(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const unit = Math.min(w, h * 1.15)
  const lean = random.sign()
  const at = (share: number): number => w * 0.5 + lean * share * unit
  const tone = tones.dark ? 0.5 : 0.66
  const ground = h * 0.74
  const hill = (level: number, rise: number, shade: number): string =>
    path(
      `M${n(-w * 0.1)} ${n(h * level)}C${n(w * 0.16)} ${n(h * (level - rise))} ${n(w * 0.3)} ${n(h * (level + rise * 0.3))} ${n(w * 0.52)} ${n(h * (level - rise * 0.5))}S${n(w * 0.86)} ${n(h * (level - rise * 1.1))} ${n(w * 1.1)} ${n(h * level)}V${n(ground)}H${n(-w * 0.1)}Z`,
      {
        fill: sheet.linear(
          [
            [0, tones.shade(shade)],
            [1, tones.shade(shade + 0.2)],
          ],
          { x1: 0, y1: 0, x2: 0, y2: 1 },
        ),
      },
    )
  const rails = Array.from(
    { length: 29 },
    (_, i) => `M${n(w * (-0.1 + (i * 1.2) / 28))} ${n(h * 0.56)}V${n(ground)}`,
  ).join('')
  const boards = Array.from(
    { length: 15 },
    (_, i) => `M${n(w * (0.5 + (i - 7) * 0.09))} ${n(ground)}L${n(w * (0.5 + (i - 7) * 0.22))} ${n(h * 1.1)}`,
  ).join('')
  const bar = tones.shade(tones.dark ? 0.6 : 0.3)
  sheet.add(
    whole(
      sheet,
      sheet.linear(
        [
          [0, tones.shade(tones.dark ? 0.04 : 0.7)],
          [0.7, tones.shade(tones.dark ? 0.4 : 1)],
        ],
        { x1: 0, y1: 0, x2: 0, y2: 1 },
      ),
    ),
    circle([at(0.2), h * 0.36], unit * 0.11, mix(tones.spot, tones.pale, 0.2)),
    hill(0.56, 0.1, tones.dark ? 0.24 : 0.66),
    hill(0.64, 0.08, tones.dark ? 0.14 : 0.5),
    rect(
      { x: -w * 0.1, y: ground, width: w * 1.2, height: h * 0.4 },
      sheet.linear(
        [
          [0, tones.shade(tone - 0.1)],
          [1, tones.shade(tone + 0.2)],
        ],
        { x1: 0, y1: 0, x2: 0, y2: 1 },
      ),
    ),
    line(boards, tones.shade(tone - 0.3), 1.6 * u, { opacity: 0.5 }),
    line(rails, bar, 2.4 * u, { opacity: 0.6 }),
    line(`M${n(-w * 0.1)} ${n(h * 0.56)}H${n(w * 1.1)}`, bar, 8 * u),
    bench(sheet, { x: at(0.04) - unit * 0.25, y: h * 0.7, width: unit * 0.5, height: h * 0.17 }, tone + 0.04),
    plant(sheet, at(-0.42), h * 0.9, unit * 0.62, tone + 0.08),
    plant(sheet, at(0.5), h * 0.86, unit * 0.44, tone - 0.1),
  )
  paintVignette(sheet, 0.1)
}
