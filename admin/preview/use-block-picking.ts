import { useEffect, useEffectEvent, useRef } from 'react'
import { isGlobalSlot } from '#schema/plain/slot-names.ts'
import { writeSelection, type Selection } from '../layout/use-selection.ts'
import type { PageState } from '../queries/get-pages.ts'
import { examplePath } from './preview-address.ts'

type BlockPicking = {
  /** The shown page's document. */
  shown: Document | null
  isPicking: boolean
  selection: Selection
  pages: PageState[]
  path: string
  onSelect: (selection: Selection) => void
}

const findBlock = (document: Document, selection: Selection): HTMLElement | null => {
  if (selection.kind === 'slot') return document.querySelector(`[data-slot="${selection.slot}"]`)
  if (selection.kind === 'theme' || selection.block === null) return null
  return document.querySelector(`[data-block-id="${CSS.escape(selection.block)}"]`)
}

/** The blocks' own elements lay nothing out (`display: contents`): what is seen is inside. */
const visiblePart = (block: HTMLElement) =>
  block.getClientRects().length > 0 ? block : block.firstElementChild

/**
 * Ties the shown page and the list: a click on a block selects it, and selecting a block brings it into view.
 * Works from outside the page, so its HTML is the visitors'.
 */
export function useBlockPicking({ shown, isPicking, selection, pages, path, onSelect }: BlockPicking): void {
  const pick = useEffectEvent((event: MouseEvent) => {
    if (!isPicking) return
    // Elements of another window are of another window's classes.
    const block = (event.target as Element | null)?.closest?.<HTMLElement>('[data-slot]')
    if (!block) return
    event.preventDefault()
    event.stopPropagation()
    const { slot = '', blockId = '' } = block.dataset
    if (isGlobalSlot(slot)) return onSelect({ kind: 'slot', slot })
    const pathname = path.split('?')[0]
    const page = pages.find(
      ({ draft }) => draft.blocks.some(({ id }) => id === blockId) && examplePath(draft.pattern) === pathname,
    )
    if (page) onSelect({ kind: 'page', key: page.key, block: blockId })
  })
  const outline = useEffectEvent((event: MouseEvent) => {
    const isInside = isPicking && event.type === 'mouseover'
    const block = isInside ? (event.target as Element | null)?.closest?.<HTMLElement>('[data-slot]') : null
    const part = block && visiblePart(block)
    for (const other of shown?.querySelectorAll<HTMLElement>('[data-slot], [data-slot] > *') ?? [])
      other.style.removeProperty('outline')
    if (part && 'style' in part) {
      ;(part as HTMLElement).style.outline = '2px solid #2463c9'
      ;(part as HTMLElement).style.outlineOffset = '-2px'
    }
  })

  useEffect(() => {
    if (!shown) return
    const onClick = (event: MouseEvent) => pick(event)
    const onMove = (event: MouseEvent) => outline(event)
    shown.addEventListener('click', onClick, true)
    shown.addEventListener('mouseover', onMove)
    shown.documentElement.addEventListener('mouseleave', onMove)
    return () => {
      shown.removeEventListener('click', onClick, true)
      shown.removeEventListener('mouseover', onMove)
      shown.documentElement.removeEventListener('mouseleave', onMove)
    }
  }, [shown])

  const place = writeSelection(selection)
  const brought = useRef<string>(undefined)
  const bringIntoView = useEffectEvent(() => {
    if (brought.current === place) return
    const block = shown && findBlock(shown, selection)
    const part = block && visiblePart(block)
    if (!part) return
    brought.current = place
    part.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  })
  // A section that was just added is there with the next document.
  useEffect(() => bringIntoView(), [place, shown])
}
