import type { Sheet } from '../sheet.ts'
import { ellipse, group } from '../sheet.ts'
import { lying } from '../solids.ts'
import { drawTwig } from '../still.ts'
import { paintTable } from '../table.ts'

/** Pebbles stacked by size, a twig beside them. */
export function drawStones(sheet: Sheet): void {
  const { tones, random } = sheet
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    let y = base
    const pile = [0.25, 0.19, 0.14, 0.095, 0.055].map((size, i) => {
      const [rx, ry] = [side * size, side * size * random.between(0.4, 0.5)]
      const x = at(0.04 + random.between(-0.02, 0.02))
      const shade = tone - ([0.1, -0.12, 0.24, -0.06, 0][i] ?? 0)
      const fill = sheet.radial(
        [
          [0, i === 4 ? tones.spot : tones.shade(shade + 0.2)],
          [0.6, i === 4 ? tones.spot : tones.shade(shade)],
          [1, tones.shade(shade - 0.34)],
        ],
        { cx: 0.36, cy: 0.26, r: 0.8 },
      )
      const stone =
        ellipse([x + rx * 0.12, y - ry * 0.06], [rx * 0.6, ry * 0.12], tones.shade(0), {
          opacity: i ? 0.35 : 0,
        }) +
        ellipse([x, y - ry], [rx, ry], fill, {
          transform: `rotate(${Math.round(random.between(-3, 3))} ${Math.round(x)} ${Math.round(y - ry)})`,
        })
      y -= ry * 1.88
      return stone
    })
    return [
      drawTwig(sheet, at(-0.36), base + side * 0.02, side * 0.5, -lean * 0.06),
      lying(sheet, at(0.06), base, side * 0.36, side * 0.24),
      group({}, ...pile),
    ]
  })
}
