/** Point of a picture that stays in view where the picture is cut, in whole per cents of its width and height. */
export type FocalPoint = { x: number; y: number }

/** The point where nothing is said: the middle. */
export const middle: FocalPoint = { x: 50, y: 50 }

/**
 * Returns the focal point that a picture's address tells in its fragment (`…webp#focus=30,20`); `null` where it tells none.
 * No server is sent a fragment, and it goes where the address goes. Source: docs/decisions/0075.
 */
export function focalPointOf(src: string): FocalPoint | null {
  const [, x, y] = /#focus=(\d{1,2}|100),(\d{1,2}|100)$/.exec(src) ?? []
  return x && y ? { x: Number(x), y: Number(y) } : null
}

/** Returns the address of a picture without its focal point: the one that a browser asks for. */
export const withoutFocalPoint = (src: string): string => src.replace(/#focus=.*/, '')

/** Returns the address of a picture with another focal point. The middle is not told. */
export function withFocalPoint(src: string, { x, y }: FocalPoint): string {
  const alone = withoutFocalPoint(src)
  return x === middle.x && y === middle.y ? alone : `${alone}#focus=${x},${y}`
}
