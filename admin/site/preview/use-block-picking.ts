import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { writeSelection, type Selection } from '../places/use-selection.ts'
import { blockAround, findBlock, selectionOf, visiblePart } from '../places/page-blocks.ts'

type BlockPicking = {
  /** The shown page's document. */
  shown: Document | null
  isPicking: boolean
  selection: Selection
  /** Page whose sections are shown; none where the path is no page of the list. */
  pageKey: string | undefined
  onSelect: (selection: Selection) => void
}

/** What is selected and which of the page's blocks it is: one that was moved is brought into view again. */
const standing = (shown: Document, selection: Selection) => {
  const block = findBlock(shown, selection)
  return `${writeSelection(selection)} ${block ? [...shown.querySelectorAll('[data-slot]')].indexOf(block) : ''}`
}

/** Screens beyond which one jumps: all that lies between would have to be drawn on the way. */
const farAway = 4

/**
 * Ties the shown page and the list: a click on a block selects it, and selecting a block brings it into view. Gives the
 * block that the pointer is over. Works from outside the page, so its HTML is the visitors'.
 */
export function useBlockPicking({ shown, isPicking, selection, pageKey, onSelect }: BlockPicking): {
  hovered: HTMLElement | null
  leave: () => void
} {
  const [hovered, setHovered] = useState<HTMLElement | null>(null)
  const brought = useRef<string>(undefined)
  const pick = useEffectEvent((event: MouseEvent) => {
    if (!isPicking || (event.target as HTMLElement).isContentEditable) return
    const block = blockAround(event.target)
    if (!block) return
    event.preventDefault()
    event.stopPropagation()
    const picked = selectionOf(block, pageKey)
    if (!picked) return
    // It is in view, and stays where it is for a second press.
    brought.current = shown ? standing(shown, picked) : undefined
    onSelect(picked)
  })
  const hover = useEffectEvent((event: MouseEvent) => setHovered(blockAround(event.target)))

  useEffect(() => {
    if (!shown) return
    const onClick = (event: MouseEvent) => pick(event)
    const onMove = (event: MouseEvent) => hover(event)
    shown.addEventListener('click', onClick, true)
    shown.addEventListener('mouseover', onMove)
    return () => {
      shown.removeEventListener('click', onClick, true)
      shown.removeEventListener('mouseover', onMove)
      setHovered(null)
    }
  }, [shown])

  const place = writeSelection(selection)
  const bringIntoView = useEffectEvent(() => {
    const block = shown && findBlock(shown, selection)
    const part = block && visiblePart(block)
    if (!part || brought.current === standing(shown, selection)) return
    brought.current = standing(shown, selection)
    const isFar =
      Math.abs(part.getBoundingClientRect().top) > farAway * (shown?.defaultView?.innerHeight ?? 0)
    part.scrollIntoView({ block: 'nearest', behavior: isFar ? 'instant' : 'smooth' })
  })
  // A section that was just added is there with the next document.
  useEffect(() => bringIntoView(), [place, shown])
  return { hovered: isPicking ? hovered : null, leave: () => setHovered(null) }
}
