import { bezier, curve, n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { line, path, rect } from '../sheet.ts'
import { drum, lying, roundness, slab } from '../solids.ts'
import { paintTable } from '../table.ts'

/** An ultrasound probe, head up, in its holder; its cable runs off the table. */
export function drawTransducer(sheet: Sheet): void {
  const { tones, u } = sheet
  paintTable(sheet, ({ at, base, side, tone }) => {
    const x = at(-0.02)
    const foot = base - side * 0.09
    const top = foot - side * 0.46
    const [head, neck] = [side * 0.15, side * 0.055]
    const shell = `M${n(x - neck)} ${n(foot)}C${n(x - neck)} ${n(top + side * 0.24)} ${n(x - head)} ${n(top + side * 0.22)} ${n(x - head)} ${n(top + side * 0.06)}H${n(x + head)}C${n(x + head)} ${n(top + side * 0.22)} ${n(x + neck)} ${n(top + side * 0.24)} ${n(x + neck)} ${n(foot)}Z`
    const lens = `M${n(x - head)} ${n(top + side * 0.065)}C${n(x - head)} ${n(top - side * 0.03)} ${n(x + head)} ${n(top - side * 0.03)} ${n(x + head)} ${n(top + side * 0.065)}Z`
    return [
      slab(sheet, at(0.24), base - side * 0.05, side * 0.3, side * 0.46, tone - 0.06),
      line(
        curve(
          bezier(
            [x, foot],
            [at(-0.1), base + side * 0.2],
            [at(-0.34), base - side * 0.12],
            [at(-0.7), base + side * 0.06],
          ),
        ),
        tones.shade(tones.dark ? 0.3 : 0.26),
        16 * u,
      ),
      lying(sheet, x, base, side * 0.3, side * 0.24),
      path(shell, { fill: roundness(sheet, tone + 0.08) }),
      path(lens, { fill: roundness(sheet, tones.dark ? 0.36 : 0.24) }),
      line(
        `M${n(x - head * 0.97)} ${n(top + side * 0.1)}Q${n(x)} ${n(top + side * 0.125)} ${n(x + head * 0.97)} ${n(top + side * 0.1)}`,
        tones.spot,
        5 * u,
      ),
      rect(
        { x: x - neck * 0.5, y: top + side * 0.26, width: neck, height: side * 0.018 },
        tones.shade(tone - 0.3),
        { rx: n(side * 0.009) },
      ),
      drum(sheet, x, base, side * 0.3, side * 0.13, tone - 0.04),
    ]
  })
}
