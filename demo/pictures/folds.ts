import { paintField } from './field.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

type Height = (x: number, y: number) => number

/** A cloth's height at a place: long folds, bent by slow waves, gathered toward one side. */
export function clothOf(random: Random): Height {
  const angle = random.between(0.35, 0.95) * random.sign()
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [slow, slower] = [random.between(0, 6.28), random.between(0, 6.28)]
  const folds = [
    { across: random.between(5.5, 7.5), bend: 1.5, along: 1.7, height: 0.085 },
    { across: random.between(10, 13), bend: 2.1, along: 1.2, height: 0.04 },
    { across: random.between(19, 24), bend: 2.6, along: 2.3, height: 0.011 },
  ].map((fold) => ({ ...fold, phase: random.between(0, 6.28) }))
  return (x, y) => {
    const b = y * cos - x * sin
    const a = x * cos + y * sin + 0.16 * Math.sin(b * 2.1 + slow) + 0.07 * Math.sin(b * 4.3 + slower)
    const depth = 0.62 + 0.38 * Math.sin(b * 1.6 + a * 1.1 + slow)
    return folds.reduce((sum, { across, bend, along, height, phase }) => {
      const turn = a * across + bend * Math.sin(b * along + phase) + phase
      return sum + height * depth * Math.sin(turn + 0.7 * Math.sin(turn + 0.6))
    }, 0)
  }
}

/** Light (0–1) on a surface of heights at a place: its slope toward the light, and a gloss where it faces it. */
export function lightOn(height: Height): Height {
  const e = 0.003
  return (x, y) => {
    const z = height(x, y)
    const dx = (height(x + e, y) - z) / e
    const dy = (height(x, y + e) - z) / e
    const facing = (-0.64 * dx - 0.5 * dy + 0.58) / Math.hypot(dx, dy, 1)
    return 0.26 + 0.5 * facing + 0.3 * Math.max(0, facing) ** 10 + z * 0.7
  }
}

/** Silk in soft light. */
export function drawFolds(sheet: Sheet): void {
  const light = lightOn(clothOf(sheet.random))
  sheet.add(paintField(sheet, (x, y) => sheet.tones.shade(light(x, y)), 1.25))
}
