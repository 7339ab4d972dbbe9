import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { group, line, rect } from '../sheet.ts'
import { down, lying, roundness, sphere } from '../solids.ts'
import { paintTable } from '../table.ts'

/** Notebooks in a pile with a pen on top. */
export function drawBooks(sheet: Sheet): void {
  const { tones, u, random } = sheet
  paintTable(sheet, ({ at, base, side, tone }) => {
    let y = base
    const pile = [0.64, 0.56, 0.5, 0.4].map((width, i) => {
      const [wide, thick] = [side * width, side * ([0.075, 0.05, 0.085, 0.04][i] ?? 0.05)]
      const left = at(random.between(-0.03, 0.03)) - wide / 2
      y -= thick
      const shade = tones.dark ? 0.5 + (i % 2) * 0.2 : ([0.2, 0.66, 0.4, 0.8][i] ?? 0.5)
      const pages = Array.from(
        { length: 4 },
        (_, k) => `M${n(left + wide * 0.04)} ${n(y + thick * (0.28 + k * 0.15))}H${n(left + wide * 0.985)}`,
      ).join('')
      return (
        rect({ x: left, y, width: wide, height: thick }, down(sheet, shade + 0.1, shade - 0.1), {
          rx: n(3 * u),
        }) +
        rect(
          { x: left + wide * 0.03, y: y + thick * 0.14, width: wide * 0.97, height: thick * 0.72 },
          tones.shade(tones.dark ? 0.9 : 0.96),
        ) +
        line(pages, tones.shade(0.5), 1.1 * u, { opacity: 0.4 })
      )
    })
    const pen = (left: number): string =>
      group(
        { transform: `rotate(-5 ${n(left)} ${n(y)})` },
        rect(
          { x: left, y: y - side * 0.03, width: side * 0.3, height: side * 0.024 },
          down(sheet, tones.dark ? 0.9 : 0.3, 0),
          { rx: n(side * 0.012) },
        ),
        rect(
          { x: left + side * 0.2, y: y - side * 0.03, width: side * 0.014, height: side * 0.024 },
          tones.spot,
        ),
      )
    return [
      lying(sheet, at(0), base, side * 0.62, side * 0.3),
      ...pile,
      pen(at(0) - side * 0.16),
      sphere(sheet, at(0.42), base + side * 0.02, side * 0.05, [
        tones.pale,
        tones.spot,
        tones.shade(tone - 0.6),
      ]),
      rect(
        { x: at(-0.44) - side * 0.07, y: base - side * 0.12, width: side * 0.14, height: side * 0.14 },
        roundness(sheet, tone),
        { rx: n(side * 0.02) },
      ),
    ]
  })
}
