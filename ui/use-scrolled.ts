import { useEffect, useState } from 'react'

/** True while the page is scrolled by more than `threshold` px. Source: docs/product.md, H4. */
export function useScrolled(threshold = 50): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [threshold])
  return isScrolled
}
