import { useEffect, useRef } from 'react'

/**
 * Tells the height, in px, down to which the element that takes the ref covers the window, and every change of it. What
 * stands above it (`--top-bar`) counts.
 */
export function useHeaderHeight(setHeaderHeight: (height: number) => void) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const header = ref.current
    if (!header) return
    const observer = new ResizeObserver(() => setHeaderHeight(header.offsetTop + header.offsetHeight))
    observer.observe(header)
    return () => observer.disconnect()
  }, [setHeaderHeight])
  return ref
}
