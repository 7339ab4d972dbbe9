import { useMemo } from 'react'
import { useAdmin } from '../console/admin-context.tsx'
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
