import { useCallback, useEffect, useRef } from 'react'

/** Time in ms after a touch in which another may follow. */
const afterTouch = 700

const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
const moves = ['mousedown', 'mousemove', 'mouseup'] as const

/** Browsers tell of a move too where the page moves under a pointer that rests. */
const isAtRest = ({ type, movementX, movementY }: MouseEvent) =>
  type === 'mousemove' && movementX === 0 && movementY === 0

/**
 * Returns what resolves once no finger is on the page and the pointer rests, and both have for a moment: what opens over
 * the page then is not tapped by who is about to tap something else.
 */
export function useUntouched(): () => Promise<void> {
  const last = useRef({ at: -Infinity, isDown: false })
  useEffect(() => {
    const controller = new AbortController()
    const options = { passive: true, capture: true, signal: controller.signal }
    const touch = (isDown: boolean) => (last.current = { at: performance.now(), isDown })
    for (const name of touches)
      document.addEventListener(name, (event) => touch(event.touches.length > 0), options)
    for (const name of moves)
      document.addEventListener(name, (event) => isAtRest(event) || touch(event.buttons > 0), options)
    return () => controller.abort()
  }, [])

  return useCallback(async () => {
    for (;;) {
      const { at, isDown } = last.current
      const left = isDown ? afterTouch : at + afterTouch - performance.now()
      if (left <= 0) return
      await new Promise((resolve) => setTimeout(resolve, left))
    }
  }, [])
}
