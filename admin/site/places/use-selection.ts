import type { GlobalSlot } from '#schema/block.ts'
import { useLocation } from 'react-router-dom'
import { isGlobalSlot } from '#schema/plain/slot-names.ts'

/** Part of the site that is being edited. A page without a block stands for the page's own settings. */
export type Selection =
  | { kind: 'slot'; slot: GlobalSlot }
  | { kind: 'page'; key: string; block: string | null }
  | { kind: 'theme' }

/** Reads a selection from the part of an address after `#`. */
export function readSelection(hash: string): Selection {
  const [kind, name = '', block] = (hash.replace(/^#\/?/, '').split('?')[0] ?? '')
    .split('/')
    .map(decodeURIComponent)
  if (kind === 'pages' && name !== '') return { kind: 'page', key: name, block: block ?? null }
  if (kind === 'theme') return { kind: 'theme' }
  return { kind: 'slot', slot: isGlobalSlot(name) ? name : 'header' }
}

export function writeSelection(selection: Selection): string {
  if (selection.kind === 'slot') return `#/slots/${selection.slot}`
  if (selection.kind === 'theme') return '#/theme'
  return `#/pages/${selection.key}${selection.block === null ? '' : `/${encodeURIComponent(selection.block)}`}`
}

/** Keeps the selection in the address, so that reloading and going back keep it. */
export function useSelection(): [Selection, (selection: Selection) => void] {
  const { hash } = useLocation()
  const select = (selection: Selection) => {
    location.hash = writeSelection(selection)
  }
  return [readSelection(hash), select]
}
