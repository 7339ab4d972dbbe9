import { focalPosition } from '#schema/plain/focal-address.ts'
import type { CSSProperties } from 'react'

/** Returns how a picture lies in a small place that cuts it, by the focal point of its address. */
export const focalStyle = (src: string): CSSProperties => ({ objectPosition: focalPosition({ src }) })
