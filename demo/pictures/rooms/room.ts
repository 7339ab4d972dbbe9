import type { Sheet } from '../sheet.ts'
import { paintVignette } from '../stage.ts'
import { paintRoom } from '../still.ts'
import { paintWindowLight } from '../window-light.ts'

/** A room of the clinic: `at` gives the x of a share of `unit` from the middle, `floor` is where the wall ends. */
export type Room = {
  unit: number
  at: (share: number) => number
  /** The left edge of something `width` wide about a share; both are shares of `unit`. */
  left: (share: number, width: number) => number
  tone: number
  lean: 1 | -1
  floor: number
}

const FLOOR = 0.74

/** Wall and floor, the light of a window on the wall, then what stands there from back to front. */
export function paintInterior(
  sheet: Sheet,
  {
    wall = () => [],
    light = -0.2,
    things,
  }: { wall?: (room: Room) => string[]; light?: number; things: (room: Room) => string[] },
): void {
  const { random, tones, w, h } = sheet
  const unit = Math.min(w, h * 1.15)
  const lean = random.sign() as 1 | -1
  const at = (share: number): number => w * 0.5 + lean * share * unit
  const room: Room = {
    unit,
    at,
    left: (share, width) => at(share) - (width * unit) / 2,
    tone: tones.dark ? 0.5 : 0.66,
    lean,
    floor: h * FLOOR,
  }
  paintRoom(sheet, FLOOR, tones.dark ? 0 : -0.04)
  sheet.add(...wall(room))
  paintWindowLight(sheet, { x: 0.5 + lean * light - 0.2, y: -0.04, width: 0.4, height: 0.7 }, 0.65)
  sheet.add(...things(room))
  paintVignette(sheet, 0.12)
}
