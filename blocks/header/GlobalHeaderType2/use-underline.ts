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
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(link)
      const start = parseFloat(paddingInlineStart)
      const at = link.getBoundingClientRect().left + start
      style.setProperty('--at', `${at}px`)
      style.setProperty('--width', String(link.offsetWidth - start - parseFloat(paddingInlineEnd)))
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
