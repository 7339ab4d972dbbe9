import { useStore } from 'zustand'
import { useAdmin } from '../admin-context.tsx'
import type { Selection } from './use-selection.ts'

/** The way back and forth of what is being edited. */
export function useSteps(selection: Selection): {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
} {
  const { slotDrafts, pageDrafts } = useAdmin()
  const slotDraft = useStore(slotDrafts, ({ drafts }) =>
    selection.kind === 'slot' ? drafts[selection.slot] : undefined,
  )
  const pageDraft = useStore(pageDrafts, ({ drafts }) =>
    selection.kind === 'page' ? drafts[selection.key] : undefined,
  )
  const draft = slotDraft ?? pageDraft
  const store = selection.kind === 'slot' ? slotDrafts : pageDrafts
  const id = selection.kind === 'slot' ? selection.slot : selection.key
  return {
    canUndo: (draft?.past.length ?? 0) > 0,
    canRedo: (draft?.future.length ?? 0) > 0,
    undo: () => store.undo(id),
    redo: () => store.redo(id),
  }
}
