import { useStore } from 'zustand'
import { useSelectedDraft } from '../drafts/use-draft-stores.ts'
import type { Selection } from './use-selection.ts'

/** The way back and forth of what is being edited. */
export function useSteps(selection: Selection): {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
} {
  const { store, id } = useSelectedDraft(selection)
  const draft = useStore(store, ({ drafts }) => drafts[id])
  return {
    canUndo: (draft?.past.length ?? 0) > 0,
    canRedo: (draft?.future.length ?? 0) > 0,
    undo: () => store.undo(id),
    redo: () => store.redo(id),
  }
}
