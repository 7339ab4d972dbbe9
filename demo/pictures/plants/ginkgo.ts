import { drawLeaf } from '../botany.ts'
import type { Sheet } from '../sheet.ts'
import { circle, group } from '../sheet.ts'
import { n } from '../paths.ts'
import { paintGround } from '../stage.ts'
import { solidLeaf } from './leaves.ts'

/** Ginkgo leaves that have fallen on paper, one in the accent. */
export function drawGinkgo(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  paintGround(sheet, [0.2, 0.1])
  sheet.add(circle([w * 0.62, h * 0.4], side * 0.34, tones.haze, { opacity: tones.dark ? 0.6 : 0.5 }))
  const places = [
    [0.2, 0.3, 0.3],
    [0.46, 0.22, 0.22],
    [0.74, 0.34, 0.34],
    [0.36, 0.66, 0.36],
    [0.66, 0.74, 0.26],
    [0.88, 0.72, 0.2],
    [0.12, 0.8, 0.24],
    [0.9, 0.12, 0.18],
  ] as const
  places.forEach(([x, y, size], i) => {
    const foot = [w * (x + random.between(-0.04, 0.04)), h * (y + random.between(-0.04, 0.04))] as const
    const leaf = drawLeaf('ginkgo', foot, random.between(0, Math.PI * 2), side * size, 0)
    const tone = (tones.dark ? 0.56 : 0.36) + random.between(-0.14, 0.24)
    const solid = solidLeaf(sheet, leaf, tone)
    sheet.add(
      group({ transform: `translate(${n(7 * u)} ${n(11 * u)})`, opacity: 0.16 }, solidLeaf(sheet, leaf, 0)),
      i === 3 ? solid.replace(/fill="[^"]+"/, `fill="${tones.spot}"`) : solid,
    )
  })
}
