import { useEffect } from 'react'

/** Time in ms that a pointer rests on a link before its page is fetched: passing over a link is no intent. */
const restTime = 65

/**
 * Follows links of this site without loading a document: one listener instead of a component with state for each of a
 * page's hundred links. Leaves to the browser what a visitor asks of it: a new tab, a download, a place on this page.
 * `go` takes the path; `prefetch` hears of the link that a visitor is about to follow.
 */
export function useLinkNavigation(go: (path: string) => void, prefetch: (link: URL) => void): void {
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let resting: number | undefined
    function follow(event: MouseEvent) {
      // A press has the focus rest on the link: after the click its page is there, and is not fetched once more.
      window.clearTimeout(resting)
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (event.defaultPrevented || !isPlain) return
      const url = pageLink(event.target)
      if (!url) return
      event.preventDefault()
      go(`${url.pathname}${url.search}${url.hash}`)
    }
    function rest({ target }: Event) {
      window.clearTimeout(resting)
      const url = pageLink(target)
      if (url && !isSaving()) resting = window.setTimeout(() => prefetch(url), restTime)
    }
    function touch({ target }: Event) {
      const url = pageLink(target)
      if (url && !isSaving()) prefetch(url)
    }
    document.addEventListener('click', follow, { signal })
    document.addEventListener('pointerover', rest, { signal, passive: true })
    document.addEventListener('touchstart', touch, { signal, passive: true })
    document.addEventListener('focusin', rest, { signal, passive: true })
    return () => {
      window.clearTimeout(resting)
      ending.abort()
    }
  }, [go, prefetch])
}

/** Returns the path of the link under an event, if it leads to another page of this site in this tab. */
function pageLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const here = window.location
  if (url.origin !== here.origin) return null
  return url.hash && url.pathname === here.pathname && url.search === here.search ? null : url
}

/** True where the visitor saves data or has a slow line: then nothing is fetched ahead. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
