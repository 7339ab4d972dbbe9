import { clouds } from '../clouds.ts'
import { mix } from '../colour.ts'
import { paintField } from '../field.ts'
import { brush, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { path } from '../sheet.ts'

/** Polished marble: clouds of grey, and veins that wander and fork, a fine one in the accent. */
export function drawMarble(sheet: Sheet): void {
  const { tones, random, w, h } = sheet
  const side = Math.min(w, h)
  const [cloud, drift] = [clouds(random), clouds(random)]
  const [high, low] = tones.dark ? [0.26, 0.02] : [1, 0.56]
  sheet.add(
    paintField(sheet, (x, y) => {
      const t = cloud(x * 2.2 + 20 + drift(x * 1.4 + 9, y * 1.4 + 9) * 2, y * 1.5 + 20)
      return tones.shade(high + (low - high) * t ** 1.6)
    }),
  )
  const vein = (from: Point, heading: number, length: number, width: number, colour: string): void => {
    const way: Point[] = [from]
    let [at, angle] = [from, heading]
    for (let i = 0; i < 16; i++) {
      angle += random.between(-0.42, 0.42) + (heading - angle) * 0.35
      at = toward(at, angle, length / 16)
      way.push(at)
      if (width > side * 0.003 && random.chance(0.2))
        vein(at, angle + random.sign() * random.between(0.4, 0.9), length * 0.4, width * 0.5, colour)
    }
    sheet.add(
      path(
        brush(way, (t) => width * (0.4 + Math.abs(Math.sin(t * 9 + from[0])))),
        { fill: colour, opacity: 0.5 },
      ),
    )
  }
  const lean = random.between(0.5, 0.8)
  for (let i = 0; i < 5; i++)
    vein(
      [w * random.between(-0.3, 0.7), h * random.between(-0.2, 0.3)],
      lean,
      side * 1.7,
      side * random.between(0.003, 0.009),
      i === 2 ? mix(tones.spot, tones.pale, 0.1) : tones.shade(tones.dark ? 0.7 : 0.14),
    )
}
