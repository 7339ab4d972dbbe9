import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard with the console until a person clicks into the shown page or tabs to it: whatever in the page
 * takes the focus by itself, it is given back before the next key. What is returned says that the console itself is about
 * to put the focus there.
 */
export function useKeepFocus(shown: Document | null): () => void {
  /** Whether a person has turned to the page. */
  const isWanted = useRef(false)
  useEffect(() => {
    let last = document.activeElement
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target as Element
      isWanted.current = false
    }
    const onFocusOut = () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) last = null
      })
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isWanted.current = key === 'Tab'
    }
    // The focus went into a frame, or the window is left. A frame that is given the focus has it only after this event.
    const onBlur = () =>
      queueMicrotask(() => {
        const { activeElement } = document
        if (!(activeElement instanceof HTMLIFrameElement) || isWanted.current) return
        if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true })
        else activeElement.blur()
      })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    document.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('blur', onBlur)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('blur', onBlur)
    }
  }, [])
  useEffect(() => {
    const turnTo = () => {
      isWanted.current = true
    }
    shown?.addEventListener('pointerdown', turnTo, true)
    return () => shown?.removeEventListener('pointerdown', turnTo, true)
  }, [shown])
  return () => {
    isWanted.current = true
  }
}
