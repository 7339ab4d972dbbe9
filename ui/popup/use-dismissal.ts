import { useEffect, useRef, useState } from 'react'
import { useClock } from '../clock-context.ts'
import { dismissalCookie, noDismissalCookie } from './dismissal.ts'

/** Time in ms that the tick shows, and may be taken back, before the popup closes. */
const secondThought = 350

/**
 * The checkbox '오늘 하루 보지 않기': it sets the cookie and closes the popup; clicked again in time, it clears the checked
 * state and the cookie. Source: docs/product.md, U3.
 */
export function useDismissal(id: number, onClose: () => void) {
  const clock = useClock()
  const [isChecked, setChecked] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const toggle = () => {
    clearTimeout(timer.current)
    // A popup shows by the time, so that it is known.
    document.cookie = isChecked ? noDismissalCookie(id) : dismissalCookie(id, clock.now() ?? 0)
    setChecked(!isChecked)
    if (!isChecked) timer.current = setTimeout(onClose, secondThought)
  }
  return { isChecked, toggle }
}
