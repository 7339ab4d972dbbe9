import { mix } from './colour.ts'
import { paintField } from './field.ts'
import { clothOf, lightOn } from './folds.ts'
import { birds, paintHills, paintMoon, pine } from './ink.ts'
import type { Point } from './paths.ts'
import { drawBloom, drawHeart } from './petals.ts'
import type { Sheet } from './sheet.ts'
import { group } from './sheet.ts'
import { paintCalm, paintGround } from './stage.ts'
import { paintBodies, paintRoom } from './still.ts'
import { drawDrop, paintWater } from './water.ts'

// First screens. Words stand on the left half of a wide one and on the lower half of a tall one, so the
// forms keep to the right or the top, and the rest is paper.

/** A bloom in the light, another far behind. */
export function drawHero(sheet: Sheet): void {
  const { random, w, h, u, wide } = sheet
  paintGround(sheet, [0.75, 0.08])
  const heart: Point = wide
    ? [w * random.between(0.78, 0.84), h * random.between(0.5, 0.62)]
    : [w * random.between(0.58, 0.7), h * 0.27]
  const radius = wide ? h * 0.74 : w * 0.72
  sheet.add(
    group(
      { filter: sheet.blur(20 * u), opacity: 0.8 },
      drawBloom(sheet, wide ? [w * 0.56, h * 0.02] : [w * 0.05, h * 0.06], radius * 0.5, [6]),
    ),
    drawBloom(sheet, heart, radius, [8, 7, 5]),
    drawHeart(sheet, heart, radius * 0.14),
  )
  paintCalm(sheet)
}

/** Silk that loosens into paper where words stand. */
export function drawHeroSilk(sheet: Sheet): void {
  const { random, tones, w, h, wide } = sheet
  const side = Math.min(w, h)
  const light = lightOn(clothOf(random))
  const span = (wide ? w : h) / side
  sheet.add(
    paintField(
      sheet,
      (x, y) => {
        const far = (wide ? x : span - y) / span + 0.05 * Math.sin((wide ? y : x) * 3.4)
        const t = Math.min(1, Math.max(0, (far - 0.4) / 0.3))
        return mix(
          tones.paper,
          tones.shade(light(x, y) + (tones.dark ? 0.02 : -0.05)),
          0.1 + 0.9 * t * t * (3 - 2 * t),
        )
      },
      1.25,
    ),
  )
  paintCalm(sheet, 0.5)
}

/** Rings on water about one drop. */
export function drawHeroWater(sheet: Sheet): void {
  const { random, w, h, wide } = sheet
  const main: Point = wide ? [random.between(0.7, 0.78), 0.6] : [random.between(0.46, 0.6), 0.34]
  paintWater(sheet, [main, wide ? [0.98, 0.12] : [0.95, 0.05]])
  paintCalm(sheet)
  sheet.add(drawDrop(sheet, [main[0] * w, main[1] * h - Math.min(w, h) * 0.27], Math.min(w, h) * 0.05))
}

/** A still life in window light. */
export function drawHeroStill(sheet: Sheet): void {
  const { random, w, h, wide } = sheet
  paintRoom(sheet, wide ? 0.74 : 0.5)
  const place = wide
    ? { middle: w * 0.73, base: h * 0.84, side: h * 0.98 }
    : { middle: w * 0.52, base: h * 0.55, side: w * 0.92 }
  paintBodies(sheet, place, random.int(0, 2))
  paintCalm(sheet, wide ? 0.55 : 0.5)
}

/** Hills in mist, the moon, a pine at the edge. */
export function drawHeroInk(sheet: Sheet): void {
  const { random, w, h, wide } = sheet
  const side = Math.min(w, h)
  paintGround(sheet, [0.6, 0.1])
  paintMoon(
    sheet,
    wide ? [w * random.between(0.64, 0.7), h * 0.3] : [w * random.between(0.3, 0.42), h * 0.2],
    side * (wide ? 0.13 : 0.14),
  )
  paintHills(sheet, wide ? { from: 0.6, to: 1.0, rise: 0.22 } : { from: 0.4, to: 0.62, rise: 0.13 })
  const tree = pine(sheet, wide ? [w * 0.93, h * 1.03] : [w * 0.94, h * 0.64], side * (wide ? 0.78 : 0.6), -1)
  const flock = birds(sheet, wide ? [w * 0.56, h * 0.2] : [w * 0.6, h * 0.12], side * 0.05)
  // On a tall sheet the tree's foot stands among the words, so mist covers it.
  if (wide) {
    paintCalm(sheet, 0.6)
    sheet.add(tree, flock)
  } else {
    sheet.add(tree, flock)
    paintCalm(sheet, 0.7)
  }
}
