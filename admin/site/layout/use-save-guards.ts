import { useEffect, useEffectEvent } from 'react'
import { isUnsaved } from '#admin/kit/drafts/draft.ts'
import { isPressed } from '#admin/kit/parts/shortcuts.ts'
import { useDraftStores } from '#admin/kit/drafts/use-draft-stores.ts'
import { useSelectedDraft } from '../drafts/use-selected-draft.ts'
import { useSteps } from './use-steps.ts'
import type { Selection } from '../places/use-selection.ts'

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')

/** Saves when leaving, when back online, and asks before a window with unsaved work is closed. Ctrl+Z undoes. */
export function useSaveGuards(selection: Selection): void {
  const stores = useDraftStores()
  const { store, id } = useSelectedDraft(selection)
  const { undo, redo } = useSteps(selection)
  const step = useEffectEvent((isBack: boolean) => (isBack ? undo() : redo()))

  useEffect(() => {
    const saveAll = () => {
      for (const each of stores) void each.flushAll()
    }
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveAll()
    const ask = (event: BeforeUnloadEvent) => {
      const drafts = stores.flatMap((each) => Object.values(each.getState().drafts))
      if (!drafts.some(isUnsaved)) return
      saveAll()
      event.preventDefault()
    }
    addEventListener('online', saveAll)
    addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      removeEventListener('online', saveAll)
      removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', saveWhenHidden)
    }
  }, [stores])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isBack = isPressed('undo', event)
      if ((!isBack && !isPressed('redo', event)) || isTextInput(event.target)) return
      event.preventDefault()
      step(isBack)
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      void store.flush(id)
    }
  }, [store, id])
}
