import { drawLeaf } from '../botany.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse, group, line, path } from '../sheet.ts'
import { drum, lying, roundness, turnedPath } from '../solids.ts'
import { solidLeaf } from '../plants/leaves.ts'
import { drawTwig } from '../still.ts'
import { paintTable } from '../table.ts'

/** A mortar with its pestle, herbs in it and a few berries beside. */
export function drawMortar(sheet: Sheet): void {
  const { tones, random, u } = sheet
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    const [x, height] = [at(0.04), side * 0.34]
    const rim = base - height
    const green = tones.dark ? 0.5 : 0.14
    return [
      drawTwig(sheet, at(-0.4), base, side * 0.46, -lean * 0.2),
      lying(sheet, x, base, side * 0.34, side * 0.28),
      path(turnedPath(x, base, height, [0.66, 0.66, 0.64, 0.58, 0.46, 0.34, 0.3, 0.44]), {
        fill: roundness(sheet, tone),
      }),
      ellipse([x, rim], [height * 0.66, height * 0.16], tones.shade(tone + 0.22)),
      ellipse([x, rim + 5 * u], [height * 0.57, height * 0.12], tones.shade(tone - 0.4)),
      ...[-0.4, -0.9, -1.4, -2, -2.6].map((angle, i) =>
        solidLeaf(
          sheet,
          drawLeaf('laurel', [x + (i - 2) * side * 0.03, rim + 8 * u], angle, side * 0.13, 0.08),
          green + i * 0.04,
        ),
      ),
      group(
        { transform: `rotate(${n(lean * 32)} ${n(x)} ${n(rim)})` },
        line(
          `M${n(x)} ${n(rim + side * 0.02)}V${n(rim - side * 0.26)}`,
          tones.shade(tone - 0.1),
          side * 0.055,
        ),
        line(
          `M${n(x - side * 0.012)} ${n(rim - side * 0.02)}V${n(rim - side * 0.26)}`,
          tones.shade(tone + 0.24),
          side * 0.016,
        ),
        circle([x, rim - side * 0.28], side * 0.04, tones.shade(tone + 0.04)),
      ),
      ...[
        [0.36, 0.02],
        [0.41, 0.05],
        [0.33, 0.06],
        [0.45, 0.01],
        [0.39, 0.085],
      ].map(([share = 0, down = 0]) =>
        circle([at(share), base + side * (down + random.between(-0.01, 0.01))], side * 0.02, tones.spot),
      ),
      drum(sheet, at(-0.26), base + side * 0.06, side * 0.16, side * 0.04, tone + 0.06),
    ]
  })
}
