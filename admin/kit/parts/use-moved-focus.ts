import { useLayoutEffect, useRef, type RefObject } from 'react'

type Direction = 'up' | 'down'

/**
 * Keeps the focus on the button that moves a row: the browser takes it from what is put elsewhere in the document. At
 * the end of the list it goes to the button that leads back.
 */
export function useMovedFocus(index: number): {
  up: RefObject<HTMLButtonElement | null>
  down: RefObject<HTMLButtonElement | null>
  press: (direction: Direction) => void
} {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const pressed = useRef<Direction>(null)
  useLayoutEffect(() => {
    if (!pressed.current) return
    const [same, other] = pressed.current === 'up' ? [up, down] : [down, up]
    pressed.current = null
    const target = same.current?.getAttribute('aria-disabled') === 'true' ? other : same
    target.current?.focus()
  }, [index])
  return {
    up,
    down,
    press: (direction) => {
      pressed.current = direction
    },
  }
}
