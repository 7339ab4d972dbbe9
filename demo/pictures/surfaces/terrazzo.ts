import { polygon, toward } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { path } from '../sheet.ts'
import { paintVignette, whole } from '../stage.ts'

/** Terrazzo: chips of stone in a pale ground, a few in the accent. */
export function drawTerrazzo(sheet: Sheet): void {
  const { tones, random, w, h } = sheet
  const side = Math.min(w, h)
  sheet.add(
    whole(
      sheet,
      sheet.linear(
        [
          [0, tones.shade(tones.dark ? 0.34 : 0.98)],
          [1, tones.shade(tones.dark ? 0.2 : 0.8)],
        ],
        { x1: 0.1, y1: 0, x2: 0.9, y2: 1 },
      ),
    ),
  )
  const [columns, rows] = [Math.ceil((w / side) * 9), Math.ceil((h / side) * 9)]
  for (let i = 0; i < columns * rows; i++) {
    const big = random.chance(0.34)
    const size = side * (big ? random.between(0.04, 0.072) : random.between(0.008, 0.026))
    const at = [
      ((i % columns) + random.next()) * (w / columns),
      (Math.floor(i / columns) + random.next()) * (h / rows),
    ] as const
    const corners = Array.from({ length: random.int(4, 6) }, (_, k, all = 5) =>
      toward(at, k * ((Math.PI * 2) / all) + random.between(0, 0.7), size * random.between(0.6, 1.2)),
    )
    const tone = random.pick(
      tones.dark ? ([0.05, 0.46, 0.62, 0.9] as const) : ([0.14, 0.4, 0.6, 0.7] as const),
    )
    sheet.add(
      path(polygon(corners), { fill: random.chance(0.07) ? tones.spot : tones.shade(tone), opacity: 0.92 }),
    )
  }
  paintVignette(sheet, 0.12)
}
