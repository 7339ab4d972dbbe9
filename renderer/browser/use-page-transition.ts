import { startTransition, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Gives a function that changes the page that is shown, with a View Transition where the browser has it and the visitor
 * does not ask for less motion. The page before stays on the screen until the next one stands.
 *
 * @param shown what the change changes: the transition begins once it is on the screen
 */
export function usePageTransition(shown: unknown): (change: () => void) => void {
  const isShown = useRef<() => void>(undefined)
  useLayoutEffect(() => isShown.current?.(), [shown])

  return useCallback((change) => {
    const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (typeof document.startViewTransition !== 'function' || wantsLess || document.hidden) {
      startTransition(change)
      return
    }
    const { ready, finished } = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          isShown.current = resolve
          startTransition(change)
        }),
    )
    // A transition that another one cuts short has changed the page all the same.
    for (const outcome of [ready, finished]) outcome.catch(() => {})
  }, [])
}
