import { drawLeaf } from '../botany.ts'
import { drawBloom, drawHeart } from '../petals.ts'
import type { Sheet } from '../sheet.ts'
import { ellipse, group, path } from '../sheet.ts'
import { lying, roundness, turnedPath } from '../solids.ts'
import { paintTable } from '../table.ts'

/** A wide bowl of water with one bloom and two leaves afloat. */
export function drawBowl(sheet: Sheet): void {
  const { tones, u } = sheet
  paintTable(sheet, ({ at, base, side, tone }) => {
    const [x, height] = [at(0), side * 0.28]
    const rim = base - height
    const [rx, ry] = [height * 1.25, height * 0.34]
    const water = sheet.linear(
      [
        [0, tones.shade(tones.dark ? 0.5 : 0.36)],
        [1, tones.shade(tones.dark ? 0.8 : 0.74)],
      ],
      { x1: 0.1, y1: 0, x2: 0.8, y2: 1 },
    )
    const leaf = (share: number, angle: number): string =>
      path(drawLeaf('laurel', [at(share), rim + ry * 0.2], angle, side * 0.16, 0.08).outline, {
        fill: tones.shade(tones.dark ? 0.56 : 0.16),
      })
    return [
      lying(sheet, x, base, side * 0.34, side * 0.3),
      path(turnedPath(x, base, height, [1.25, 1.24, 1.2, 1.08, 0.88, 0.6, 0.36]), {
        fill: roundness(sheet, tone),
      }),
      ellipse([x, rim], [rx, ry], tones.shade(tone + 0.2)),
      ellipse([x, rim + 3 * u], [rx * 0.94, ry * 0.88], water),
      ellipse([x - rx * 0.3, rim - ry * 0.2], [rx * 0.3, ry * 0.1], tones.pale, { opacity: 0.5 }),
      group(
        { transform: `translate(0 ${Math.round(rim * 0.5)}) scale(1 0.5)` },
        leaf(-0.05, 2.6),
        leaf(0.12, 0.5),
      ),
      drawBloom(sheet, [at(0.03), rim - side * 0.015], side * 0.13, [7, 6, 4]),
      drawHeart(sheet, [at(0.03), rim - side * 0.015], side * 0.025),
    ]
  })
}
