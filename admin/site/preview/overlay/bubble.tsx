import type { PropsWithChildren } from 'react'
import type { Box } from './use-boxes.ts'
import { bubble } from './styles.ts'

type BubbleProps = PropsWithChildren<{
  /** What it is about, in px of the layer, whose size is `room`. */
  anchor: Box
  room: { width: number; height: number }
}>

/** Height in px for which there has to be room below. */
const usual = 88
const widest = 380
const gap = 10

/** Words beside a text of the page: below it, or above where there is no room. */
export function Bubble({ anchor, room, children }: BubbleProps) {
  const bottom = anchor.top + anchor.height + gap
  const left = Math.max(8, Math.min(anchor.left, room.width - widest - 8))
  const isBelow = bottom + usual < room.height || anchor.top < usual
  return (
    <div
      className={bubble()}
      style={
        isBelow
          ? { top: Math.min(bottom, room.height - usual), left }
          : { bottom: room.height - anchor.top + gap, left }
      }
      data-solid
    >
      {children}
    </div>
  )
}
