import { focalPointOf, objectPosition } from '#schema/plain/focal-point.ts'
import type { CSSProperties } from 'react'

/** Returns how a picture lies in a small place that cuts it, by the focal point of its address. */
export function focalStyle(src: string): CSSProperties | undefined {
  const point = focalPointOf(src)
  return point ? { objectPosition: objectPosition(point) } : undefined
}
