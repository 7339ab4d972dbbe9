import { useEffect, useRef } from 'react'

/** Tells the height, in px, of the element that takes the ref, and every change of it. */
export function useHeaderHeight(setHeaderHeight: (height: number) => void) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const header = ref.current
    if (!header) return
    const observer = new ResizeObserver(() => setHeaderHeight(header.offsetHeight))
    observer.observe(header)
    return () => observer.disconnect()
  }, [setHeaderHeight])
  return ref
}
