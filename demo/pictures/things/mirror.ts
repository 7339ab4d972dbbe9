import { mix } from '../colour.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, group, path, rect } from '../sheet.ts'
import { drum, roundness, vase } from '../solids.ts'
import { drawTwig } from '../still.ts'
import { paintTable } from '../table.ts'

/** A round mirror on a foot, a vase with a twig seen beside and in it. */
export function drawMirror(sheet: Sheet): void {
  const { tones, u } = sheet
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    const [x, y, radius] = [at(0.06), base - side * 0.42, side * 0.25]
    const silver = sheet.linear(
      [
        [0, tones.shade(tone + 0.3)],
        [0.5, tones.shade(tone - 0.06)],
        [0.52, tones.shade(tone + 0.1)],
        [1, tones.shade(tone - 0.2)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0.8 },
    )
    const frame = mix(tones.spot, tones.shade(0.3), 0.2)
    return [
      drum(sheet, x, base, side * 0.3, side * 0.03, tone - 0.1),
      rect(
        { x: x - 7 * u, y: y + radius, width: 14 * u, height: base - side * 0.03 - y - radius },
        roundness(sheet, 0.4),
      ),
      circle([x, y], radius + 12 * u, frame),
      circle([x, y], radius, silver),
      group(
        { 'clip-path': sheet.clip(circle([x, y], radius, '#fff')), opacity: 0.55 },
        drawTwig(sheet, x - lean * radius * 0.8, y + radius * 1.1, side * 0.36, lean * 0.3),
        path(
          `M${n(x + radius * 0.1)} ${n(y - radius)}L${n(x + radius * 0.5)} ${n(y - radius)}L${n(x - radius * 0.5)} ${n(y + radius)}L${n(x - radius * 0.9)} ${n(y + radius)}Z`,
          { fill: tones.pale, opacity: 0.6 },
        ),
      ),
      drawTwig(sheet, at(-0.34), base - side * 0.2, side * 0.36, -lean * 0.16),
      vase(
        sheet,
        at(-0.34),
        base + side * 0.02,
        side * 0.24,
        [0.1, 0.09, 0.14, 0.3, 0.36, 0.34, 0.22],
        tone + 0.06,
      ),
      drum(sheet, at(0.36), base + side * 0.03, side * 0.15, side * 0.08, tone - 0.02),
    ]
  })
}
