import { toward } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse, group } from '../sheet.ts'
import { drum, lying } from '../solids.ts'
import { paintTable } from '../table.ts'

/** Mounds of moss and a stone on a round tray. */
export function drawMoss(sheet: Sheet): void {
  const { tones, random } = sheet
  paintTable(sheet, ({ at, base, side, tone }) => {
    const mound = (share: number, foot: number, radius: number, low: number): string => {
      const [x, y] = [at(share), base - side * foot]
      const r = side * radius
      const tufts = Array.from({ length: 330 }, () => {
        const far = Math.sqrt(random.next())
        const [dx, dy] = toward([0, 0], random.between(Math.PI, Math.PI * 2), r * far)
        const light = 0.5 - dy / r / 2.4 - dx / r / 3
        return circle(
          [x + dx, y + dy * 0.86 + random.between(0, r * 0.06)],
          r * random.between(0.03, 0.062),
          tones.shade(low + light * 0.36 + random.between(-0.08, 0.08)),
        )
      })
      return lying(sheet, x + r * 0.2, y, r * 1.5, r * 1.1) + group({}, ...tufts)
    }
    const low = tones.dark ? 0.28 : 0.02
    const stone = sheet.radial(
      [
        [0, tones.shade(tone + 0.24)],
        [0.6, tones.shade(tone)],
        [1, tones.shade(tone - 0.34)],
      ],
      { cx: 0.34, cy: 0.24, r: 0.8 },
    )
    return [
      drum(sheet, at(0), base + side * 0.02, side * 0.9, side * 0.06, tone),
      mound(-0.18, 0.05, 0.2, low),
      lying(sheet, at(0.16), base - side * 0.03, side * 0.24, side * 0.2),
      ellipse([at(0.15), base - side * 0.16], [side * 0.13, side * 0.15], stone),
      mound(0.3, 0.03, 0.1, low + 0.06),
      mound(0.02, 0.01, 0.13, low + 0.1),
      circle([at(-0.34), base - side * 0.06], side * 0.03, tones.spot),
    ]
  })
}
