import { useEffect, useRef, useState } from 'react'

/** Time in ms that something must be near the screen before it is loaded. Source: docs/product.md, I5. */
const lazyDelay = 200

/** True once the element that takes the ref has been near the screen for 200 ms. */
export function useNearby<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(() => setNear(true), lazyDelay)
      },
      { rootMargin: '300px 0px' },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isNear])
  return { ref, isNear }
}
