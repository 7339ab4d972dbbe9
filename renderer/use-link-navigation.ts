import { useEffect } from 'react'

/** How long a pointer rests on a link before its page is fetched, in ms: passing over a link is no intent. */
const restTime = 65

/**
 * Follows links of this site without loading a document: one listener instead of a component with state for each of
 * a page's hundred links. What a visitor asks of the browser itself (a new tab, a download, a place on this page)
 * stays the browser's. `go` takes the path; `prefetch` hears of the link that a visitor is about to follow.
 */
export function useLinkNavigation(go: (path: string) => void, prefetch: (link: URL) => void): void {
  useEffect(() => {
    function follow(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (event.defaultPrevented || !isPlain) return
      const url = pageLink(event.target)
      if (!url) return
      event.preventDefault()
      go(`${url.pathname}${url.search}${url.hash}`)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [go])

  useEffect(() => {
    let resting: number | undefined
    function rest({ target }: Event) {
      window.clearTimeout(resting)
      const url = pageLink(target)
      if (url && !isSaving()) resting = window.setTimeout(() => prefetch(url), restTime)
    }
    function touch({ target }: Event) {
      const url = pageLink(target)
      if (url && !isSaving()) prefetch(url)
    }
    const passive = { passive: true }
    document.addEventListener('pointerover', rest, passive)
    document.addEventListener('touchstart', touch, passive)
    document.addEventListener('focusin', rest, passive)
    return () => {
      window.clearTimeout(resting)
      document.removeEventListener('pointerover', rest)
      document.removeEventListener('touchstart', touch)
      document.removeEventListener('focusin', rest)
    }
  }, [prefetch])
}

/** Where a link under an event leads, if it is another page of this site that opens in this tab. */
function pageLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const here = window.location
  if (url.origin !== here.origin) return null
  return url.hash && url.pathname === here.pathname && url.search === here.search ? null : url
}

/** Does the visitor pay for bytes, or wait long for them? Then nothing is fetched ahead. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
