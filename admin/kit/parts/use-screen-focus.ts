import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where the focus goes when another screen comes: to that screen, past the menu, so that the next Tab is in what was
 * opened, and a screen reader reads it. What has taken the focus in the screen by then keeps it.
 */
export function useScreenFocus(path: string): {
  screen: RefObject<HTMLDivElement | null>
  goToScreen: () => void
} {
  const screen = useRef<HTMLDivElement>(null)
  const shown = useRef(path)
  const goToScreen = () => screen.current?.focus()
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (!screen.current?.contains(document.activeElement)) screen.current?.focus()
  }, [path])
  return { screen, goToScreen }
}
