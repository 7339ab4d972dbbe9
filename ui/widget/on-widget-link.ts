import { askedFor } from './asked-for.ts'

/**
 * Calls `open` in place of following a link of this site whose address opens the widget on this page or on the home page:
 * whoever is on another one stays there. Gives what calls it off.
 */
export function onWidgetLink(open: (wanted: NonNullable<ReturnType<typeof askedFor>>) => void): () => void {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!isPlain || !link?.href || link.target) return
    const { origin, pathname, search } = new URL(link.href)
    const here = window.location
    if (origin !== here.origin || (pathname !== '/' && pathname !== here.pathname)) return
    const wanted = askedFor(search)
    if (!wanted) return
    event.preventDefault()
    open(wanted)
  }
  // Before the page's own listener follows it.
  document.addEventListener('click', follow, { capture: true })
  return () => document.removeEventListener('click', follow, { capture: true })
}
