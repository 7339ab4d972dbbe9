import { mix } from '../colour.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, line, path } from '../sheet.ts'
import { drum, niche } from '../solids.ts'
import { drawTwig } from '../still.ts'
import { paintTable } from '../table.ts'

/** Candles of three heights, lit, before a niche. */
export function drawCandle(sheet: Sheet): void {
  const { tones, u } = sheet
  const warm = mix('#ffd9a0', tones.spot, 0.18)
  const flame = (x: number, y: number, size: number): string =>
    circle(
      [x, y - size * 0.6],
      size * 4,
      sheet.radial([
        [0, warm, tones.dark ? 0.55 : 0.8],
        [0.4, warm, 0.2],
        [1, warm, 0],
      ]),
    ) +
    line(`M${n(x)} ${n(y)}V${n(y - size * 0.4)}`, tones.shade(0), 2 * u) +
    path(
      `M${n(x)} ${n(y - size * 1.5)}C${n(x + size * 0.5)} ${n(y - size * 0.8)} ${n(x + size * 0.4)} ${n(y - size * 0.2)} ${n(x)} ${n(y - size * 0.2)}S${n(x - size * 0.5)} ${n(y - size * 0.8)} ${n(x)} ${n(y - size * 1.5)}Z`,
      { fill: mix(warm, '#ffffff', 0.4) },
    )
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    const candle = (share: number, foot: number, width: number, height: number): string =>
      drum(sheet, at(share), foot, side * width, side * height, tone + 0.04) +
      flame(at(share), foot - side * height, side * 0.05)
    return [
      niche(sheet, at(0.02), base - side * 0.06, side * 0.56, side * 0.62, tone - 0.12),
      drawTwig(sheet, at(-0.36), base + side * 0.01, side * 0.46, -lean * 0.14),
      candle(0.06, base - side * 0.03, 0.15, 0.3),
      candle(-0.1, base, 0.17, 0.18),
      candle(0.2, base + side * 0.03, 0.19, 0.1),
    ]
  })
}
