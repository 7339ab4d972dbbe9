import { useEffect, useRef } from 'react'

/** The browser's own, which TypeScript does not know yet. */
declare class CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/**
 * Closes what is open by a phone's way back, before that leaves the page, where the browser tells of it. With a mouse
 * only Escape would be heard, which everything that opens hears by itself.
 */
export function useWayBack(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window) || !matchMedia('(pointer: coarse)').matches) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => close.current()
    return () => watcher.destroy()
  }, [isOpen])
}
