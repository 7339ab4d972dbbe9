import { useEffect, useRef } from 'react'

/**
 * Puts the underline below the item in hand: sets its place in the header, which is as wide as the window, in px. `index` -1 hides it where
 * it stands.
 */
export function useUnderline(index: number) {
  const list = useRef<HTMLUListElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const container = list.current
    const style = line.current?.style
    if (!container || !style) return
    const place = () => {
      const link = container.querySelector<HTMLElement>(`[data-entry="${index}"] a`)
      style.setProperty('--width', '0')
      if (!link) return
      // As much on either side.
      const padding = parseFloat(getComputedStyle(link).paddingInlineStart)
      style.setProperty('--at', `${link.getBoundingClientRect().left + padding}px`)
      style.setProperty('--width', String(link.offsetWidth - 2 * padding))
    }
    place()
    // Also when fonts or a new width have moved the items.
    const observer = new ResizeObserver(place)
    observer.observe(container)
    for (const child of container.children) observer.observe(child)
    return () => observer.disconnect()
  }, [index])
  return { list, line }
}
