/* What a visitor's browser needs of focal points; the rest is in focal-point.ts. Source: docs/decisions/0075. */

/** Returns how CSS places a picture whose address tells a focal point (`…webp#focus=30,20`) where it is cut. */
export function focalPosition({ src }: { src: string }): string | undefined {
  const [, x, y] = /#focus=(\d+),(\d+)/.exec(src) ?? []
  return x && `${x}% ${y}%`
}
