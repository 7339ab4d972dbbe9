import { n } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, tag } from './sheet.ts'

/**
 * Paints a colour for every place, as narrow columns whose gradients run downwards. `colour` gets
 * `x` and `y` in units of the shorter side, so a form keeps its proportions in every ratio.
 * `finer` > 1 spends more columns and stops where a form has small parts.
 */
export function paintField(sheet: Sheet, colour: (x: number, y: number) => string, finer = 1): string {
  const { w, h } = sheet
  const side = Math.min(w, h)
  const columns = Math.round((w / side) * Math.min(side / 2, 150 * finer))
  const rows = Math.round((h / side) * Math.min(side / 4, 40 * finer))
  const step = w / columns
  // Past every edge, into the bleed, so that the blur which joins them has nothing bare to draw in.
  const margin = Math.ceil((sheet.u * 45) / step)
  const over = step * margin
  const strips = Array.from({ length: columns + 2 * margin }, (_, i) => {
    const left = i * step - over
    const stops = Array.from({ length: rows + 1 }, (_, row) => {
      const share = row / rows
      const y = share * (h + 2 * over) - over
      return [share, colour((left + step / 2) / side, y / side)] as const
    })
    return tag('rect', {
      x: n(left),
      y: n(-over),
      // Each lies under half of the next, so that no seam shows at any scale.
      width: n(step * 2),
      height: n(h + 2 * over),
      fill: sheet.linear(stops, { x1: 0, y1: 0, x2: 0, y2: 1 }),
    })
  })
  return group({ filter: sheet.blur(Math.max(1, step * 0.6)) }, ...strips)
}
