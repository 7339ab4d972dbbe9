let locks = 0

/** Stops the page from scrolling until every lock is released; the place of the scrollbar is kept. */
export function lockScroll(): () => void {
  const { style } = document.documentElement
  const hasScrollbar = window.innerWidth > document.documentElement.clientWidth
  locks += 1
  if (locks === 1) {
    style.overflow = 'hidden'
    if (hasScrollbar) style.scrollbarGutter = 'stable'
  }
  let released = false
  return () => {
    if (released) return
    released = true
    locks -= 1
    if (locks > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}
