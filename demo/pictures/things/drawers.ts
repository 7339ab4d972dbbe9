import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse, line, rect } from '../sheet.ts'
import { down } from '../solids.ts'
import { paintVignette, whole } from '../stage.ts'
import { paintWindowLight } from '../window-light.ts'

/** A chest for medicine: rows of small drawers with round pulls, one of them open. */
export function drawDrawers(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const size = side / 4.2
  const [columns, rows] = [Math.ceil(w / size) + 2, Math.ceil(h / size) + 2]
  const wood = tones.dark ? 0.3 : 0.5
  const open = { column: Math.floor(columns / 2) + random.int(-1, 0), row: 2 }
  sheet.add(whole(sheet, tones.shade(wood - 0.36)))
  const drawer = (column: number, row: number): string => {
    const isOpen = column === open.column && row === open.row
    const [x, y] = [(column - 1) * size + (w % size) / 2, (row - 1) * size * 0.9 + (isOpen ? size * 0.1 : 0)]
    const tone = wood + random.between(-0.05, 0.07) + (isOpen ? 0.12 : 0)
    const face = { x: x + 5 * u, y: y + 5 * u, width: size - 10 * u, height: size * 0.9 - 10 * u }
    const [cx, cy] = [x + size / 2, y + size * 0.5]
    const grain = [0.2, 0.42, 0.66, 0.84]
      .map(
        (share) =>
          `M${n(face.x + 8 * u)} ${n(face.y + face.height * share)}q${n(size * 0.4)} ${n(random.between(-8, 8) * u)} ${n(face.width - 16 * u)} 0`,
      )
      .join('')
    return (
      (isOpen
        ? rect({ ...face, y: face.y - size * 0.14, height: size * 0.16 }, tones.shade(0)) +
          ellipse([cx, face.y - size * 0.03], [size * 0.36, size * 0.07], tones.spot)
        : '') +
      (isOpen
        ? rect({ ...face, x: face.x + 8 * u, y: face.y + 12 * u }, tones.shade(0), {
            opacity: 0.4,
            filter: sheet.softly(10 * u),
          })
        : '') +
      rect(face, down(sheet, tone + 0.12, tone - 0.08), { rx: n(4 * u) }) +
      line(grain, tones.shade(tone - 0.26), 1.4 * u, { opacity: 0.35 }) +
      circle([cx, cy - 10 * u], 8 * u, tones.shade(tones.dark ? 0.9 : 0.02)) +
      circle([cx, cy + 8 * u], 18 * u, 'none', {
        stroke: tones.shade(tones.dark ? 0.9 : 0.02),
        'stroke-width': 5 * u,
      })
    )
  }
  const cells = Array.from(
    { length: columns * rows },
    (_, i) => [i % columns, Math.floor(i / columns)] as const,
  )
  const isLast = ([column, row]: readonly [number, number]): boolean =>
    column === open.column && row === open.row
  sheet.add(
    ...cells
      .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
      .map(([column, row]) => drawer(column, row)),
  )
  paintWindowLight(sheet, { x: 0.1, y: 0, width: 0.5, height: 0.9 }, 0.3)
  paintVignette(sheet, 0.2)
}
