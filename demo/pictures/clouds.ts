import type { Random } from './random.ts'

/** Clouds between 0 and 1: noise between random corners, in three sizes. */
export function clouds(random: Random): (x: number, y: number) => number {
  const corners = Array.from({ length: 4096 }, () => random.next())
  const corner = (x: number, y: number): number => corners[((x & 63) << 6) | (y & 63)] ?? 0
  const ease = (t: number): number => t * t * (3 - 2 * t)
  const noise = (x: number, y: number): number => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)]
    const [tx, ty] = [ease(x - ix), ease(y - iy)]
    const top = corner(ix, iy) * (1 - tx) + corner(ix + 1, iy) * tx
    const low = corner(ix, iy + 1) * (1 - tx) + corner(ix + 1, iy + 1) * tx
    return top * (1 - ty) + low * ty
  }
  return (x, y) =>
    noise(x, y) * 0.56 + noise(x * 2.3 + 7, y * 2.3) * 0.28 + noise(x * 5.1, y * 5.1 + 3) * 0.16
}
