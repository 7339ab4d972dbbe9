import { mix } from './colour.ts'
import { arch, n } from './paths.ts'
import type { Box, Sheet } from './sheet.ts'
import { group, line, path, rect, tag } from './sheet.ts'
import { vase } from './solids.ts'
import { drawTwig } from './still.ts'

/** A counter faced with half-round staves, a pale slab on it. */
export function counter(sheet: Sheet, { x, y, width, height }: Box, tone: number): string {
  const { tones, u } = sheet
  const count = Math.round(width / (height * 0.085))
  const stave = width / count
  const face = sheet.linear([
    [0, tones.shade(tone + 0.02)],
    [0.35, tones.shade(tone + 0.16)],
    [1, tones.shade(tone - 0.2)],
  ])
  const shadow = rect(
    { x: x + width * 0.02, y: y + height * 0.95, width: width * 1.1, height: height * 0.12 },
    tones.dark ? tones.deep : tones.shade(0.05),
    { opacity: tones.dark ? 0.5 : 0.26, rx: n(height * 0.06), filter: sheet.softly(12 * u) },
  )
  const fall = sheet.linear(
    [
      [0, tones.shade(0.02), 0.22],
      [0.3, tones.shade(0.02), 0],
      [1, tones.shade(0.02), 0.16],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  )
  return (
    shadow +
    Array.from({ length: count }, (_, i) =>
      rect({ x: x + i * stave, y, width: stave + 0.6, height }, face),
    ).join('') +
    rect({ x, y, width, height }, fall) +
    rect(
      { x: x - width * 0.02, y: y - height * 0.07, width: width * 1.04, height: height * 0.08 },
      sheet.linear([
        [0, tones.shade(tone + 0.4)],
        [1, tones.shade(tone + 0.22)],
      ]),
      { rx: n(3 * u) },
    )
  )
}

/** A globe that hangs from the ceiling, lit, its glow about it. */
export function lamp(sheet: Sheet, x: number, y: number, radius: number): string {
  const { tones, u } = sheet
  const warm = mix(tones.pale, '#fff1d6', 0.6)
  const glow = sheet.radial([
    [0, warm, tones.dark ? 0.5 : 0.85],
    [0.3, warm, tones.dark ? 0.16 : 0.35],
    [1, warm, 0],
  ])
  const globe = sheet.radial(
    [
      [0, '#ffffff'],
      [0.6, warm],
      [1, mix(warm, tones.spot, 0.3)],
    ],
    { cx: 0.42, cy: 0.4, r: 0.66 },
  )
  return (
    line(`M${n(x)} ${n(-40 * u)}V${n(y - radius)}`, tones.line, 1.6 * u, { opacity: 0.6 }) +
    tag('circle', { cx: n(x), cy: n(y), r: n(radius * 4.6), fill: glow }) +
    tag('circle', { cx: n(x), cy: n(y), r: n(radius), fill: globe })
  )
}

/** A low seat with round ends: cushion, back, shadow. */
export function bench(sheet: Sheet, { x, y, width, height }: Box, tone: number): string {
  const { tones, u } = sheet
  const down = (from: number, to: number): string =>
    sheet.linear(
      [
        [0, tones.shade(from)],
        [1, tones.shade(to)],
      ],
      { x1: 0, y1: 0, x2: 0.1, y2: 1 },
    )
  const round = n(height * 0.24)
  return (
    rect(
      { x: x + width * 0.03, y: y + height * 0.94, width: width * 1.04, height: height * 0.12 },
      tones.dark ? tones.deep : tones.shade(0.05),
      { opacity: tones.dark ? 0.5 : 0.24, rx: 8, filter: sheet.softly(10 * u) },
    ) +
    rect(
      { x: x + width * 0.05, y: y - height * 0.52, width: width * 0.9, height: height * 0.9 },
      down(tone + 0.1, tone - 0.06),
      { rx: n(height * 0.4) },
    ) +
    rect({ x, y: y + height * 0.12, width, height: height * 0.5 }, down(tone + 0.22, tone - 0.02), {
      rx: round,
    }) +
    rect(
      { x: x + width * 0.02, y: y + height * 0.56, width: width * 0.96, height: height * 0.34 },
      down(tone - 0.08, tone - 0.24),
      { rx: n(height * 0.1) },
    ) +
    line(
      `M${n(x + width * 0.5)} ${n(y + height * 0.14)}V${n(y + height * 0.6)}`,
      tones.shade(tone - 0.22),
      1.4 * u,
      { opacity: 0.5 },
    )
  )
}

/** A plant in a tall pot: three stems. */
export function plant(sheet: Sheet, x: number, base: number, size: number, tone: number): string {
  return (
    [-0.34, 0.3, 0.02]
      .map((lean) => drawTwig(sheet, x, base - size * 0.3, size * (0.75 - Math.abs(lean) * 0.5), lean))
      .join('') + vase(sheet, x, base, size * 0.36, [0.3, 0.33, 0.33, 0.31, 0.27, 0.22], tone)
  )
}

/** A passage of arches, each smaller and lighter than the last, and light at its end. */
export function passage(sheet: Sheet, x: number, base: number, width: number, height: number): string {
  const { tones } = sheet
  const count = 5
  const rings = Array.from({ length: count }, (_, i) => {
    const t = i / count
    const size = 1 - t * 0.68
    const foot = base - height * 0.17 * t
    const from = (tones.dark ? 0.1 : 0.42) + t * (tones.dark ? 0.5 : 0.52)
    const fill = sheet.linear(
      [
        [0, tones.shade(from - 0.1)],
        [0.6, tones.shade(from + 0.06)],
        [1, tones.shade(from + 0.16)],
      ],
      { x1: 0, y1: 0.2, x2: 1, y2: 0.5 },
    )
    return path(arch(x + width * 0.05 * t, foot, width * size, height * size), { fill })
  })
  const inside = sheet.clip(path(arch(x, base, width, height), {}))
  const floor = sheet.linear(
    [
      [0, tones.shade(tones.dark ? 0.62 : 1), 0.9],
      [1, tones.shade(tones.dark ? 0.3 : 0.84), 0.5],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  )
  const top = base - height * 0.136
  const half = width * 0.16
  return group(
    { 'clip-path': inside },
    ...rings,
    path(
      `M${n(x + width * 0.05 - half)} ${n(top)}H${n(x + width * 0.05 + half)}L${n(x + width * 0.5)} ${n(base)}H${n(x - width * 0.5)}Z`,
      { fill: floor },
    ),
  )
}
