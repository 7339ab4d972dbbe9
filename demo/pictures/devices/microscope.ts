import { bezier, brush, n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, path, rect } from '../sheet.ts'
import { down, drum, lying, niche, roundness } from '../solids.ts'
import { paintTable } from '../table.ts'

/** A microscope before a niche, a stack of dishes beside it. */
export function drawMicroscope(sheet: Sheet): void {
  const { tones, u } = sheet
  paintTable(sheet, ({ at, base, side, tone, lean }) => {
    const x = at(0.04)
    const axis = x - lean * side * 0.05
    const arm = bezier(
      [x + lean * side * 0.1, base - side * 0.02],
      [x + lean * side * 0.3, base - side * 0.2],
      [x + lean * side * 0.26, base - side * 0.46],
      [axis, base - side * 0.44],
      20,
    )
    const tube = (y: number, width: number, height: number, shade: number): string =>
      rect(
        { x: axis - (side * width) / 2, y: base - side * y, width: side * width, height: side * height },
        roundness(sheet, shade),
        { rx: n(side * 0.012) },
      )
    const dark = tones.dark ? 0.36 : 0.2
    return [
      niche(sheet, at(0), base - side * 0.06, side * 0.6, side * 0.7, tone - 0.2),
      lying(sheet, x, base, side * 0.36, side * 0.28),
      path(
        brush(arm, (t) => side * (0.085 - t * 0.015)),
        { fill: roundness(sheet, dark + 0.2) },
      ),
      rect(
        { x: x - side * 0.2, y: base - side * 0.055, width: side * 0.4, height: side * 0.06 },
        down(sheet, tone + 0.16, tone - 0.16),
        { rx: n(side * 0.03) },
      ),
      tube(0.12, 0.07, 0.07, tone - 0.1),
      tube(0.19, 0.26, 0.026, dark),
      tube(0.197, 0.09, 0.008, tone + 0.2),
      tube(0.27, 0.032, 0.055, dark),
      tube(0.33, 0.066, 0.07, tone - 0.06),
      tube(0.56, 0.1, 0.25, tone + 0.1),
      tube(0.47, 0.104, 0.016, tone - 0.3),
      tube(0.64, 0.066, 0.09, dark),
      circle([x + lean * side * 0.2, base - side * 0.2], side * 0.04, roundness(sheet, tone)),
      circle([x + lean * side * 0.2, base - side * 0.2], side * 0.014, tones.spot),
      ...[0, 1, 2].map((i) =>
        drum(
          sheet,
          at(-0.38),
          base + side * 0.03 - i * side * 0.036,
          side * 0.17,
          side * 0.026,
          tone + 0.1 - i * 0.04,
        ),
      ),
      circle([x - side * 0.12, base - side * 0.026], 5 * u, tones.spot),
    ]
  })
}
