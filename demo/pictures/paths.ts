export type Point = readonly [x: number, y: number]

/** A coordinate as text: a tenth of a pixel is finer than the eye. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`

/** A smooth path through the points (Catmull-Rom turned into Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))
    return points[index] ?? [0, 0]
  }
  const parts = [`M${pair(at(0))}`]
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    parts.push(`C${pair(out)} ${pair(into)} ${pair(to)}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`

/** A stroke of changing width along the points, as a brush leaves it; `width` gets 0–1 along the way. */
export function brush(points: readonly Point[], width: (t: number) => number): string {
  const sides = points.map((point, i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? point
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? point
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = width(i / (points.length - 1)) / 2
    return [((ay - by) / length) * half, ((bx - ax) / length) * half] as const
  })
  const side = (sign: number): Point[] =>
    points.map(([x, y], i): Point => [x + sign * (sides[i]?.[0] ?? 0), y + sign * (sides[i]?.[1] ?? 0)])
  return curve([...side(1), ...side(-1).reverse()], true)
}

/** Points along a cubic Bézier. */
export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 16): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const u = 1 - t
    const at = (k: 0 | 1): number =>
      u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]
    return [at(0), at(1)]
  })
}

/** The point `length` away from `from` in the direction `angle` (radians, 0 to the right, down positive). */
export const toward = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.cos(angle) * length,
  y + Math.sin(angle) * length,
]

/** An arch: a rectangle whose top is half a circle; `x` and `base` are the middle of its foot. */
export const arch = (x: number, base: number, width: number, height: number): string => {
  const r = width / 2
  return `M${n(x - r)} ${n(base)}V${n(base - height + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(base - height + r)}V${n(base)}Z`
}
