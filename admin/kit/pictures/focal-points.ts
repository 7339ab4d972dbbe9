import type { FocalPoint } from '#schema/plain/focal-point.ts'

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** Returns the point of a picture that lies at a place of the window; the nearest one for a place beside the picture. */
export const pointAt = (
  at: { clientX: number; clientY: number },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): FocalPoint => ({
  x: percent(((at.clientX - left) / width) * 100),
  y: percent(((at.clientY - top) / height) * 100),
})

const directions: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Returns the point after an arrow key, by 1 %, with Shift by 10 %; `null` after any other key. */
export function moved({ x, y }: FocalPoint, key: { key: string; shiftKey: boolean }): FocalPoint | null {
  const by = directions[key.key]
  const step = key.shiftKey ? 10 : 1
  return by ? { x: percent(x + by.x * step), y: percent(y + by.y * step) } : null
}

/** Returns the same point within a part of its picture, which is told in per cents; `null` where it was cut away. */
export function pointWithin(
  point: FocalPoint,
  part: { x: number; y: number; width: number; height: number },
): FocalPoint | null {
  const x = ((point.x - part.x) / part.width) * 100
  const y = ((point.y - part.y) / part.height) * 100
  return [x, y].every((share) => share >= 0 && share <= 100) ? { x: percent(x), y: percent(y) } : null
}

/** Says where a point lies. */
export const describePoint = ({ x, y }: FocalPoint) => `초점: 왼쪽에서 ${x}%, 위에서 ${y}%`
