import { useEffect } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { isUnsaved } from '../drafts/draft.ts'
import type { Selection } from './use-selection.ts'

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=color]), textarea, select, [contenteditable]')

/** Saves when leaving, when back online, and asks before a window with unsaved work is closed. Ctrl+Z undoes. */
export function useSaveGuards(selection: Selection): void {
  const { slotDrafts, pageDrafts } = useAdmin()
  const store = selection.kind === 'slot' ? slotDrafts : pageDrafts
  const id = selection.kind === 'slot' ? selection.slot : selection.key

  useEffect(() => {
    const saveAll = () => {
      void slotDrafts.flushAll()
      void pageDrafts.flushAll()
    }
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveAll()
    const ask = (event: BeforeUnloadEvent) => {
      const drafts = [
        ...Object.values(slotDrafts.getState().drafts),
        ...Object.values(pageDrafts.getState().drafts),
      ]
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
  }, [slotDrafts, pageDrafts])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTextInput(event.target))
        return
      event.preventDefault()
      if (event.shiftKey) store.redo(id)
      else store.undo(id)
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      void store.flush(id)
    }
  }, [store, id])
}
