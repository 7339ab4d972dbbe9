import type { Selection } from '../../places/use-selection.ts'
import type { BlockType } from '../../queries/get-blocks.ts'

export type PageOverlayProps = {
  shown: Document
  /** How much smaller than the page's own px it is drawn. */
  scale: number
  /** Size in px in which it is drawn. */
  room: { width: number; height: number }
  types: BlockType[]
  /** Page whose sections are shown; none where the path is no page of the list. */
  pageKey: string | undefined
  selection: Selection
  /** Block that the pointer is over. */
  hovered: HTMLElement | null
  onSelect: (selection: Selection) => void
  /** The page must stay as it is, for it is being written in. */
  onHold: (isHeld: boolean) => void
  /** The focus is about to be put into the page. */
  onTurnToPage: () => void
  /** The selection is about to be edited in its form, which may be out of sight. */
  onOpenForm: () => void
}
