import { useEffect } from 'react'

/** The keys as this device names them. */
export const findKeys = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K')

/** Calls `open` on Ctrl+K or ⌘K, whatever the keyboard's language; not while a dialog is open. */
export function useFindKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPressed = event.code === 'KeyK' && (event.ctrlKey || event.metaKey)
      if (!isPressed || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
