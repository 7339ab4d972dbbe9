import { findBlock, selectionOf } from '../../places/page-blocks.ts'
import { useBlockSource } from '../text/use-block-source.ts'
import { useTextWriting } from '../text/use-text-writing.ts'
import type { PageOverlayProps } from './types.ts'
import { usePageKeys } from './use-page-keys.ts'

export type OverlayWriting = ReturnType<typeof useOverlayWriting>

/** Lets a person write in the page: finds the source of a block's text, and begins by pointer, key or button. */
export function useOverlayWriting(props: PageOverlayProps) {
  const { shown, types, pageKey, selection, onSelect, onHold, onTurnToPage, onOpenForm } = props
  const sourceOf = useBlockSource(types)
  const writing = useTextWriting({ shown, onTurnToPage, onHold, onOpenForm })
  const sourceAt = (place: HTMLElement) => {
    const found = selectionOf(place, pageKey)
    return found && sourceOf(found)
  }
  const writeFirst = (place: HTMLElement) => {
    const source = sourceAt(place)
    if (!source) return false
    onSelect(source.selection)
    const hasBegun = writing.beginFirst(source, place)
    // Text that the page does not show is written in the form.
    if (!hasBegun) onOpenForm()
    return hasBegun
  }
  usePageKeys({
    shown,
    onTwice: (block, target) => {
      const source = sourceAt(block)
      if (source) writing.begin(source, block, target)
    },
    onEnter: () => {
      const place = findBlock(shown, selection)
      return place !== null && writeFirst(place)
    },
    onEscape: writing.dismiss,
  })
  return { ...writing, sourceAt, writeFirst }
}
