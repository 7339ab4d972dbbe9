import type { Sheet } from './sheet.ts'
import { paintVignette } from './stage.ts'
import { paintRoom } from './still.ts'
import { paintWindowLight } from './window-light.ts'

/** Where things stand on a table: `at` gives the x of a share of `side` from the middle, `base` is the line they stand on. */
export type Place = { at: (share: number) => number; base: number; side: number; tone: number; lean: 1 | -1 }

/** A still life: a table in window light, what `things` stands on it, and shade in the corners. */
export function paintTable(sheet: Sheet, things: (place: Place) => string[]): void {
  const { w, h, tones, random } = sheet
  const lean = random.sign() as 1 | -1
  const side = Math.min(w, h * 1.1)
  const horizon = random.between(0.64, 0.7)
  paintRoom(sheet, horizon)
  const left = random.between(0.12, 0.34)
  paintWindowLight(sheet, { x: left, y: -0.02, width: 0.42, height: 0.7 }, 0.6)
  const place: Place = {
    at: (share) => w * 0.5 + lean * side * share,
    base: h * 0.84,
    side,
    tone: tones.dark ? 0.6 : 0.72,
    lean,
  }
  sheet.add(...things(place))
  paintVignette(sheet, 0.12)
}
