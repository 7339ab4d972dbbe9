import { useEffect } from 'react'

/**
 * Escape closes what lies over the page without holding the focus, unless it meant something above it: a menu that
 * closes, an open modal, which say so by preventing the default.
 */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, onEscape])
}
