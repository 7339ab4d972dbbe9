import { useEffect, useState } from 'react'

const isInField = () =>
  document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select') ?? false

/**
 * True while a field of the page has the focus: a popup that opened now would get the keys meant for the field. Only
 * for what is rendered in a browser.
 */
export function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(isInField)
  useEffect(() => {
    const look = () => setTyping(isInField())
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return isTyping
}
