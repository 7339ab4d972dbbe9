import { mix } from '../colour.ts'
import { arch } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse, group, path } from '../sheet.ts'
import { drum, slab } from '../solids.ts'
import { paintTable } from '../table.ts'

/** An arched panel of small lights on a plinth; its glow lies on the table. */
export function drawLedPanel(sheet: Sheet): void {
  const { tones, u } = sheet
  const lit = mix(tones.spot, '#ffffff', 0.3)
  paintTable(sheet, ({ at, base, side, tone }) => {
    const [x, foot, width, height] = [at(0), base - side * 0.09, side * 0.48, side * 0.54]
    const face = arch(x, foot - side * 0.03, width * 0.86, height * 0.9)
    const dots = Array.from({ length: 15 * 18 }, (_, i) => {
      const [column, row] = [i % 15, Math.floor(i / 15)]
      const [cx, cy] = [x + (column - 7) * width * 0.058, foot - side * 0.05 - row * height * 0.05]
      const far = Math.hypot((cx - x) / width, (cy - foot + height * 0.5) / height)
      return circle([cx, cy], 6.5 * u, far < 0.36 ? '#ffffff' : lit, { opacity: Math.max(0.4, 1.1 - far) })
    })
    const glow = sheet.radial([
      [0, lit, 0.75],
      [0.5, lit, 0.22],
      [1, lit, 0],
    ])
    return [
      circle([x, foot - height * 0.5], height * 0.95, glow),
      drum(sheet, x, base, side * 0.66, side * 0.09, tone),
      slab(sheet, x, foot, width, height, tone + 0.04),
      path(face, { fill: tones.dark ? tones.deep : tones.shade(0) }),
      group({ 'clip-path': sheet.clip(path(face, {})) }, ...dots),
      ellipse([x, base + side * 0.05], [side * 0.4, side * 0.05], lit, {
        opacity: 0.3,
        filter: sheet.softly(10 * u),
      }),
    ]
  })
}
