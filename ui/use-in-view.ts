import { useEffect, useRef, type RefObject } from 'react'

/** Brings an element into view whenever it has another message to show. Returns the ref of the element. */
export function useInView<T extends HTMLElement>(message: unknown): RefObject<T | null> {
  const place = useRef<T>(null)
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return place
}
