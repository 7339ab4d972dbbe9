import type { Point } from './paths.ts'
import { curve } from './paths.ts'

/** Strands that flow from one guide over to another, `count` of them; a guide is `x y, x y, …`. */
export type Lock = readonly [from: string, to: string, count: number]
export type Clothes = 'tie' | 'round' | 'closed' | 'scrubs' | 'turtleneck' | 'blouse'

/** What makes one person another. Places are the bust's own: chin at (0, 0), crown at (0, -320). */
export type Style = {
  jaw: number
  neck: number
  shoulders: number
  clothes: Clothes
  ears?: boolean
  glasses?: 'round' | 'square'
  /** Lines of age beside the mouth and under the eyes. */
  lined?: boolean
  /** How much of the hair's colour has gone to the paper's, 0–1. */
  grey?: number
  beard?: boolean
  earrings?: boolean
  behind?: string
  front: string
  locks: readonly Lock[]
}

const guide = (text: string): Point[] =>
  text.split(', ').map((place): Point => {
    const [x = 0, y = 0] = place.split(' ').map(Number)
    return [x, y]
  })

const flip = (text: string): string =>
  guide(text)
    .map(([x, y]) => `${-x} ${y}`)
    .join(', ')

/** A lock and its like on the other side of the head. */
export const both = (lock: Lock): Lock[] => [lock, [flip(lock[0]), flip(lock[1]), lock[2]]]

/** The strands of every lock as paths. */
export const strandsOf = (locks: readonly Lock[]): string[] =>
  locks.flatMap(([first, last, count]) => {
    const [from, to] = [guide(first), guide(last)]
    return Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1)
      return curve(
        from.map(([x, y], k): Point => {
          const [ex, ey] = to[k] ?? [x, y]
          return [x + (ex - x) * t, y + (ey - y) * t]
        }),
      )
    })
  })

/** Short hair: the skull's own round, down to the ears, and a hairline. */
export const cap = (left: number, right: number, hairline: string): string =>
  `M-92 ${left}C-114 -210 -100 -316 0 -322C104 -324 114 -214 92 ${right}${hairline}Z`
