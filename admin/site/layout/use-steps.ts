import type { PageDefinition } from '#schema/page.ts'
import { showToast } from '#ui/toast.tsx'
import { useStore } from 'zustand'
import { useSelectedDraft } from '../drafts/use-selected-draft.ts'
import { fieldQuery } from '#admin/kit/form/data/wanted-field.ts'
import { changedFields, changedPagePlaces } from '../places/changed-places.ts'
import { stepWords } from './step-words.ts'
import { usePlaceName } from '../places/use-place-name.ts'
import { writeSelection, type Selection } from '../places/use-selection.ts'

/** Counts the steps of a window: two of the same field lead there twice. */
let steps = 0

/** The way back and forth of what is being edited: each step tells what it changed, and shows it. */
export function useSteps(selection: Selection): {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
} {
  const { store, id } = useSelectedDraft(selection)
  const nameOf = usePlaceName(selection)
  const draft = useStore(store, ({ drafts }) => drafts[id])
  const go = (way: 'undo' | 'redo') => {
    const was = store.getState().drafts[id]?.value
    store[way](id)
    const now = store.getState().drafts[id]?.value
    if (was === now) return
    const places =
      selection.kind === 'page'
        ? changedPagePlaces(was as PageDefinition, now as PageDefinition, nameOf)
        : changedFields(was, now, nameOf, selection.kind === 'slot' ? '/data' : '')
    const words = stepWords(places, way)
    const [first] = places
    if (!first || words === null) return
    showToast(words)
    steps += 1
    const shown = selection.kind === 'page' ? { ...selection, block: first.block } : selection
    location.replace(`${writeSelection(shown)}${fieldQuery(first.field, steps)}`)
  }
  return {
    canUndo: (draft?.past.length ?? 0) > 0,
    canRedo: (draft?.future.length ?? 0) > 0,
    undo: () => go('undo'),
    redo: () => go('redo'),
  }
}
