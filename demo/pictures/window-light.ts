import { drawSprig } from './botany.ts'
import type { LeafName } from './botany.ts'
import { n, polygon, toward } from './paths.ts'
import type { Point } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, path } from './sheet.ts'
import { paintVignette, whole } from './stage.ts'

/** Panes of light that a window throws on a wall, leaning with the sun. */
function panes(sheet: Sheet, left: number, top: number, width: number, height: number, lean: number): string {
  const { u } = sheet
  const [columns, rows, bar] = [2, 3, 13 * u]
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const x = left + (column * width) / columns
    const y = top + (row * height) / rows
    const [w, h] = [width / columns - bar, height / rows - bar]
    const at = (px: number, py: number): Point => [px + (py - top) * lean, py + (px - left) * 0.14]
    return path(polygon([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)]), {})
  }).join('')
}

/** Leaves between the window and the wall. */
function leafShade(sheet: Sheet, name: LeafName, foot: Point, angle: number, reach: number): string {
  const sprig = drawSprig(sheet.random, name, {
    foot,
    angle,
    length: reach,
    leaf: reach * 0.24,
    stroke: 6 * sheet.u,
  })
  return path(sprig.stem, {}) + sprig.leaves.map(({ outline }) => path(outline, {})).join('')
}

/** Window light with the shade of leaves, laid on whatever wall is there; `area` in shares of the sheet. */
export function paintWindowLight(
  sheet: Sheet,
  area: { x: number; y: number; width: number; height: number },
  strength = 1,
): void {
  const { random, tones, w, h, u } = sheet
  const [left, top, width, height] = [area.x * w, area.y * h, area.width * w, area.height * h]
  const lean = random.between(0.25, 0.42)
  const name = random.pick(['olive', 'laurel', 'round', 'fern'] as const)
  const reach = Math.hypot(width, height)
  const corner: Point = [left + width * 1.16, top - height * 0.1]
  const shade = (turn: number, size: number): string =>
    leafShade(sheet, name, toward(corner, turn * 3, reach * 0.1), Math.PI * (0.76 + turn), reach * size)
  const light = tones.dark ? tones.shade(0.86) : tones.pale
  const lit = sheet.mask(
    group(
      { filter: sheet.softly(5 * u, 0.1), fill: '#ffffff' },
      panes(sheet, left, top, width, height, lean),
    ),
    // Leaves near the wall are sharper, those near the window only a breath.
    group(
      { filter: sheet.softly(10 * u, 0.1), fill: '#000000', opacity: 0.4 },
      shade(-0.2, 0.9),
      shade(0.02, 1.1),
      shade(0.2, 0.7),
    ),
    group(
      { filter: sheet.softly(2.8 * u, 0.1), fill: '#000000', opacity: 0.68 },
      shade(0.07, 0.86),
      shade(-0.1, 0.66),
    ),
  )
  const fall = sheet.linear(
    [
      [0, light, tones.dark ? 0.42 * strength : strength],
      [1, light, tones.dark ? 0.2 * strength : 0.6 * strength],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: n(left), y1: n(top), x2: n(left + width), y2: n(top + height) },
  )
  sheet.add(group({ mask: lit }, whole(sheet, fall)))
}

/** A wall on which late light falls through a window and leaves. */
export function drawLight(sheet: Sheet): void {
  const { random, tones } = sheet
  const wall = sheet.linear(
    [
      [0, tones.shade(tones.dark ? 0.22 : 0.7)],
      [1, tones.shade(tones.dark ? 0.06 : 0.48)],
    ],
    { x1: 0.1, y1: 0, x2: 0.8, y2: 1 },
  )
  sheet.add(whole(sheet, wall))
  paintWindowLight(sheet, {
    x: random.between(0.12, 0.3),
    y: random.between(-0.05, 0.06),
    width: 0.46,
    height: 0.84,
  })
  paintVignette(sheet, 0.12)
}
