import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, line, rect } from '../sheet.ts'
import { down, lying, vase } from '../solids.ts'
import { drawTwig } from '../still.ts'
import { paintTable } from '../table.ts'

/** A rolled towel seen from its end: one line winds to its middle. */
function roll(sheet: Sheet, x: number, base: number, radius: number, tone: number): string {
  const { tones, u } = sheet
  const y = base - radius
  const winding = Array.from({ length: 60 }, (_, i) => {
    const angle = i * 0.36
    const far = radius * 0.9 * (1 - i / 66)
    return `${i ? 'L' : 'M'}${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`
  }).join('')
  const fill = sheet.radial(
    [
      [0, tones.shade(tone - 0.14)],
      [0.8, tones.shade(tone + 0.12)],
      [1, tones.shade(tone - 0.1)],
    ],
    { cx: 0.42, cy: 0.4, r: 0.62 },
  )
  return circle([x, y], radius, fill) + line(winding, tones.shade(tone - 0.26), 3 * u, { opacity: 0.7 })
}

/** Towels, folded and rolled, and a twig in a small vase. */
export function drawTowels(sheet: Sheet): void {
  const { tones, u } = sheet
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    const [width, thick] = [side * 0.56, side * 0.085]
    const left = at(-0.08) - width / 2
    const folded = [0, 1, 2].map((i) => {
      const y = base - thick * (i + 1)
      const shade = tone + (i === 1 ? -0.16 : 0.08)
      return (
        rect(
          { x: left + i * 6 * u, y, width: width - i * 14 * u, height: thick * 0.97 },
          down(sheet, shade + 0.12, shade - 0.16),
          { rx: n(thick * 0.42) },
        ) +
        line(
          `M${n(left + width * 0.08)} ${n(y + thick * 0.52)}H${n(left + width * 0.95 - i * 14 * u)}`,
          tones.shade(shade - 0.28),
          2 * u,
          { opacity: 0.5 },
        )
      )
    })
    const top = base - thick * 3
    return [
      lying(sheet, at(-0.08), base, width, side * 0.26),
      ...folded,
      roll(sheet, at(-0.22), top, side * 0.075, tone),
      roll(sheet, at(-0.06), top, side * 0.075, tone + 0.08),
      roll(sheet, at(-0.14), top - side * 0.128, side * 0.075, tone + 0.04),
      drawTwig(sheet, at(0.34), base - side * 0.2, side * 0.4, lean * 0.2),
      vase(sheet, at(0.34), base + side * 0.02, side * 0.24, [0.12, 0.1, 0.18, 0.34, 0.36, 0.24], tone - 0.1),
    ]
  })
}
