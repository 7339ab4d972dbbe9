import { useEffect } from 'react'

/**
 * Closes what opens by itself over the shown page: popups would cover it after every save. What a person opens with a
 * click or a key stays open.
 */
export function useQuietPopups(shown: Document | null, areWanted: boolean): void {
  useEffect(() => {
    if (!shown || areWanted) return
    let hasActed = false
    const act = (event: Event) => {
      if (event.isTrusted) hasActed = true
    }
    const observer = new MutationObserver(() => {
      if (hasActed) return
      for (const dialog of shown.querySelectorAll('[role=dialog]')) {
        const layer = dialog.closest<HTMLElement>('body > *')
        if (!layer || layer.style.visibility === 'hidden') continue
        // Before it is painted; its own way of closing then takes it away, with as many as it holds.
        layer.style.visibility = 'hidden'
        const escape = () => {
          if (!dialog.isConnected) return
          dialog.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
          )
          setTimeout(escape, 100)
        }
        setTimeout(escape, 100)
      }
    })
    observer.observe(shown.body, { childList: true, subtree: true })
    shown.addEventListener('pointerdown', act, true)
    shown.addEventListener('keydown', act, true)
    return () => {
      observer.disconnect()
      shown.removeEventListener('pointerdown', act, true)
      shown.removeEventListener('keydown', act, true)
    }
  }, [shown, areWanted])
}
