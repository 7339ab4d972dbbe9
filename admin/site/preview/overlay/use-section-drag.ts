import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { indexAfterMove, type Seam } from './places.ts'

/** Distance in px from an edge within which the page scrolls along, and its px a frame. */
const edge = 56
const pace = 18

type SectionDrag = {
  shown: Document
  /** Places and where they are, in px of the layer. */
  seams: readonly { seam: Seam; top: number }[]
  onMove: (from: number, to: number) => void
}

const startOf = (event: Event) =>
  ('touches' in event ? (event as TouchEvent).touches[0]?.clientY : (event as MouseEvent).clientY) ?? 0

/** Where the shown page is drawn on the console's screen. */
const frameOf = (shown: Document) =>
  shown.defaultView?.frameElement?.getBoundingClientRect() ?? { top: 0, height: 0 }

/** Scrolls the page while the pointer is near one of its edges. `pointer` is in px of the page; `null`: nothing is dragged. */
function useEdgeScroll(shown: Document, pointer: number | null) {
  const goAlong = useEffectEvent(() => {
    if (pointer === null) return
    const height = frameOf(shown).height
    const by = pointer < edge ? -pace : pointer > height - edge ? pace : 0
    if (by !== 0) shown.defaultView?.scrollBy({ top: by, behavior: 'instant' })
  })
  const isDragged = pointer !== null
  useEffect(() => {
    if (!isDragged) return
    let frame = requestAnimationFrame(function step() {
      goAlong()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDragged])
}

/** Drags a section to a place between others; near an edge the page scrolls along. */
export function useSectionDrag({ shown, seams, onMove }: SectionDrag) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [isGrabbed, setGrabbed] = useState(false)
  const [pointer, setPointer] = useState(0)
  useEdgeScroll(shown, dragged === null ? null : pointer)
  const nearest = seams.toSorted((a, b) => Math.abs(a.top - pointer) - Math.abs(b.top - pointer))[0]
  const target = dragged === null ? undefined : nearest?.seam

  const follow = ({
    activatorEvent,
    delta,
  }: DragMoveEvent | (DragStartEvent & { delta?: { y: number } })) => {
    setPointer(startOf(activatorEvent) + (delta?.y ?? 0) - frameOf(shown).top)
  }
  const end = () => setDragged(null)
  return {
    dragged,
    target,
    /** Over the page the pointer is the page's, unless the layer is in between from the start. */
    isBusy: isGrabbed || dragged !== null,
    grab: () => {
      setGrabbed(true)
      const letGo = new AbortController()
      for (const name of ['pointerup', 'pointercancel', 'blur'])
        addEventListener(
          name,
          () => {
            setGrabbed(false)
            letGo.abort()
          },
          { signal: letGo.signal, capture: true },
        )
    },
    handlers: {
      onDragStart: (event: DragStartEvent) => {
        follow(event)
        setDragged(String(event.active.id))
      },
      onDragMove: follow,
      onDragCancel: end,
      onDragEnd: ({ active }: DragEndEvent) => {
        const from = active.data.current?.index as number
        if (target) onMove(from, indexAfterMove(from, target))
        end()
      },
    },
  }
}
