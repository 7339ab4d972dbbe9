import { drawBotanical } from './botanical.ts'
import { drawFolds } from './folds.ts'
import { drawGlass, drawGlow } from './glass.ts'
import { styles } from './people.ts'
import { mix } from './colour.ts'
import { arch, n } from './paths.ts'
import { drawPetals } from './petals.ts'
import { placeBust } from './portrait.ts'
import type { Sheet } from './sheet.ts'
import { group, line, path, tag } from './sheet.ts'
import { paintGround, whole } from './stage.ts'
import { drawDrops, drawWater } from './water.ts'

const views = [drawPetals, drawWater, drawFolds, drawGlow, drawDrops, drawGlass, drawBotanical] as const

/** A plate for a group of treatments: one matter (petals, water, silk, light, drops, glass, leaves) seen through a window. */
export function drawGroup(sheet: Sheet): void {
  const { seed, tones, w, h, u } = sheet
  paintGround(sheet, [0.2, 0.05])
  if (tones.dark)
    sheet.add(
      whole(
        sheet,
        sheet.linear(
          [
            [0, tones.deep, 0.5],
            [1, tones.deep, 0.9],
          ],
          { x1: 0, y1: 0, x2: 0, y2: 1 },
        ),
      ),
    )
  const view = views[seed % views.length] ?? drawPetals
  const side = Math.min(w, h)
  const round = Math.floor(seed / views.length) % 2 === 1
  const [width, height] = [side * 0.62, Math.min(h * 0.76, side * 0.86)]
  const base = h * 0.5 + height * 0.5
  const window = round
    ? tag('circle', { cx: n(w / 2), cy: n(h / 2), r: n(side * 0.38) })
    : path(arch(w / 2, base, width, height), {})
  const shift = round ? side * 0.38 : width / 2
  sheet.add(
    group(
      { 'clip-path': sheet.clip(window) },
      sheet.capture(() => view(sheet)),
    ),
    round
      ? tag('circle', {
          cx: n(w / 2 + 14 * u),
          cy: n(h / 2 + 10 * u),
          r: n(side * 0.38),
          fill: 'none',
          stroke: tones.line,
          'stroke-width': n(1.2 * u),
          opacity: 0.5,
        })
      : line(arch(w / 2 + 16 * u, base + 12 * u, width, height), tones.line, 1.2 * u, { opacity: 0.5 }),
    tag('circle', {
      cx: n(w / 2 + shift),
      cy: n(round ? h * 0.5 - side * 0.24 : base - height * 0.82),
      r: n(9 * u),
      fill: tones.accent,
    }),
  )
}

/** The doctors together: three busts before their arches. */
export function drawTeam(sheet: Sheet): void {
  const { seed, tones, w, h } = sheet
  paintGround(sheet, [0.3, 0.1])
  const side = Math.min(w * 0.62, h * 0.94)
  const tint = sheet.linear(
    [
      [0, mix(tones.haze, tones.body, tones.dark ? 0.3 : 0.22)],
      [1, mix(tones.haze, tones.paper, 0.3)],
    ],
    { x1: 0, y1: 0, x2: 0.2, y2: 1 },
  )
  const places = [-1, 1, 0].map((share) => ({
    x: w / 2 + share * side * 0.42,
    y: h * (share ? 0.57 : 0.63),
    share,
  }))
  sheet.add(
    ...places.map(({ x, share }) =>
      path(arch(x, h * 1.1, side * 0.44, h * (share ? 0.92 : 0.84)), {
        fill: tint,
        opacity: share ? 0.8 : 1,
      }),
    ),
    ...places.map(({ x, y }, i) =>
      placeBust(sheet, styles[(seed + i * 3) % styles.length] ?? styles[0], side / 960, [x, y]),
    ),
  )
}
