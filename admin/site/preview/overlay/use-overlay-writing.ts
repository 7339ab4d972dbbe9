import { findBlock, selectionOf } from '../../places/page-blocks.ts'
import { useBlockSource } from '../text/use-block-source.ts'
import { useTextWriting } from '../text/use-text-writing.ts'
import type { PageOverlayProps } from './types.ts'
import { usePageKeys } from './use-page-keys.ts'

export type OverlayWriting = ReturnType<typeof useOverlayWriting>

/** Writing in the page: what holds a block's text, and the ways into it by pointer, key and button. */
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
    // What the page does not show is written in the form.
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
