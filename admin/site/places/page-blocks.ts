import { isGlobalSlot } from '#schema/plain/slot-names.ts'
import type { Selection } from './use-selection.ts'

/** The place of the block that an element of the shown page is in. */
export const blockAround = (target: EventTarget | null) =>
  // Elements of another window are of another window's classes.
  (target as Element | null)?.closest?.<HTMLElement>('[data-slot]') ?? null

export const findSlot = (page: Document, slot: string): HTMLElement | null =>
  page.querySelector(`[data-slot="${CSS.escape(slot)}"]`)

export const findSection = (page: Document, id: string): HTMLElement | null =>
  page.querySelector(`[data-block-id="${CSS.escape(id)}"]`)

/** The place of a selection's block in the shown page. */
export function findBlock(page: Document, selection: Selection): HTMLElement | null {
  if (selection.kind === 'slot') return findSlot(page, selection.slot)
  if (selection.kind === 'theme' || selection.block === null) return null
  return findSection(page, selection.block)
}

/** What selects a block of the shown page, whose page has this key. */
export function selectionOf({ dataset }: HTMLElement, pageKey: string | undefined): Selection | null {
  const { slot = '', blockId = '' } = dataset
  if (isGlobalSlot(slot)) return { kind: 'slot', slot }
  return pageKey === undefined ? null : { kind: 'page', key: pageKey, block: blockId }
}

/** The blocks' own elements lay nothing out (`display: contents`): what is seen is inside. */
export const visiblePart = (block: HTMLElement): HTMLElement | null =>
  block.getClientRects().length > 0 ? block : (block.firstElementChild as HTMLElement | null)

/** Draws a line round one block of a page, and round no other. */
export function outlineOnly(page: Document, part: HTMLElement | null): void {
  for (const other of page.querySelectorAll<HTMLElement>('[data-slot], [data-slot] > *'))
    other.style.removeProperty('outline')
  // An element of another window is of another window's classes, and one of a drawing has a style too.
  if (!part?.style) return
  part.style.outline = '2px solid #2463c9'
  part.style.outlineOffset = '-2px'
}
