import { useMemo } from 'react'
import { themeId, useAdmin } from '../admin-context.tsx'
import type { Selection } from '../layout/use-selection.ts'
import type { DraftStore } from './draft-store.ts'

/** The part of a draft store that does not depend on what its drafts are of. */
export type AnyDraftStore = Pick<
  DraftStore<unknown>,
  | 'flush'
  | 'flushAll'
  | 'isUnsaved'
  | 'giveUp'
  | 'undo'
  | 'redo'
  | 'takeTheirs'
  | 'keepMine'
  | 'dismissMerge'
  | 'hear'
  | 'getState'
  | 'getInitialState'
  | 'subscribe'
>

/** Every store of drafts. */
export function useDraftStores(): AnyDraftStore[] {
  const { slotDrafts, pageDrafts, themeDrafts } = useAdmin()
  return useMemo(() => [slotDrafts, pageDrafts, themeDrafts], [slotDrafts, pageDrafts, themeDrafts])
}

/** Returns the store and key of a selection's draft. */
export function useSelectedDraft(selection: Selection): { store: AnyDraftStore; id: string } {
  const { slotDrafts, pageDrafts, themeDrafts } = useAdmin()
  if (selection.kind === 'slot') return { store: slotDrafts, id: selection.slot }
  if (selection.kind === 'page') return { store: pageDrafts, id: selection.key }
  return { store: themeDrafts, id: themeId }
}
