import { useEffect, useRef } from 'react'
import { wayBackOf } from './way-back.ts'

/** Closes what is open by a press of the back button, before that leaves the page. Source: docs/product.md, I2. */
export function useWayBack(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => (isOpen ? wayBackOf(window).add(() => close.current()) : undefined), [isOpen])
}
