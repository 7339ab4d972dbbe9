import { n } from '../paths.ts'
import type { Box, Sheet } from '../sheet.ts'
import { line, path, rect } from '../sheet.ts'
import { down, lying } from '../solids.ts'

/** A narrow bed with a pillow and a cloth drawn half over it; its head is at the left. */
export function bed(sheet: Sheet, { x, y, width, height }: Box, tone: number): string {
  const { tones, u } = sheet
  const [top, thick] = [y + height * 0.3, height * 0.3]
  const cloth = `M${n(x + width * 0.42)} ${n(top - 3 * u)}H${n(x + width * 1.01)}V${n(top + height * 0.52)}Q${n(x + width * 0.86)} ${n(top + height * 0.46)} ${n(x + width * 0.7)} ${n(top + height * 0.5)}T${n(x + width * 0.42)} ${n(top + height * 0.48)}Z`
  const folds = [0.5, 0.6, 0.72, 0.86]
    .map(
      (share) =>
        `M${n(x + width * share)} ${n(top + 4 * u)}q${n(8 * u)} ${n(height * 0.2)} ${n(-4 * u)} ${n(height * 0.44)}`,
    )
    .join('')
  return (
    lying(sheet, x + width / 2, y + height, width * 0.9, width * 0.12) +
    [0.12, 0.88]
      .map((share) =>
        rect(
          { x: x + width * share - 7 * u, y: top + thick, width: 14 * u, height: y + height - top - thick },
          tones.shade(tones.dark ? 0.3 : 0.3),
        ),
      )
      .join('') +
    rect({ x, y: top, width, height: thick }, down(sheet, tone + 0.26, tone - 0.1), { rx: n(thick * 0.3) }) +
    rect(
      { x: x + width * 0.03, y: top - height * 0.17, width: width * 0.24, height: height * 0.22 },
      down(sheet, tone + 0.36, tone + 0.02),
      { rx: n(height * 0.1) },
    ) +
    path(cloth, { fill: down(sheet, tone, tone - 0.3) }) +
    line(folds, tones.shade(tone - 0.4), 2 * u, { opacity: 0.5 })
  )
}

/** A curtain that hangs in even folds. */
export function curtain(sheet: Sheet, { x, y, width, height }: Box, tone: number): string {
  const { tones, u } = sheet
  const count = Math.max(4, Math.round(width / (34 * u)))
  const fold = width / count
  const fill = sheet.linear([
    [0, tones.shade(tone - 0.16)],
    [0.4, tones.shade(tone + 0.24)],
    [1, tones.shade(tone - 0.18)],
  ])
  return (
    line(`M${n(x - 14 * u)} ${n(y)}h${n(width + 28 * u)}`, tones.shade(tones.dark ? 0.7 : 0.3), 5 * u) +
    Array.from({ length: count }, (_, i) =>
      path(
        `M${n(x + i * fold)} ${n(y)}h${n(fold + 0.8)}L${n(x + (i + 1) * fold * 1.03)} ${n(y + height)}q${n(-fold * 0.5)} ${n(10 * u)} ${n(-fold)} 0Z`,
        { fill },
      ),
    ).join('')
  )
}
