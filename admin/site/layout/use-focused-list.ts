import { useEffect, useRef, type RefObject } from 'react'
import { writeSelection, type Selection } from '../places/use-selection.ts'

/**
 * Selects what stands in the list and brings the focus to its row, where what was in hand is gone with all of its
 * buttons.
 */
export function useFocusedList(
  selection: Selection,
  select: (selection: Selection) => void,
): { list: RefObject<HTMLElement | null>; selectInList: (selection: Selection) => void } {
  const list = useRef<HTMLElement>(null)
  const wanted = useRef<string>(null)
  const place = writeSelection(selection)
  useEffect(() => {
    if (wanted.current !== place) return
    wanted.current = null
    // The window in which that was confirmed gives the focus back first.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus())
  }, [place])
  return {
    list,
    selectInList: (next) => {
      wanted.current = writeSelection(next)
      select(next)
    },
  }
}
