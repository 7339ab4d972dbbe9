import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { NavigationType } from 'react-router-dom'

/** Key in the tab's own storage: the position at which each page of its history was left. */
const storageKey = 'danjang-scroll'
/** Number of positions that are kept. */
const mostKept = 50

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

function writePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-mostKept)))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

function focusHeading(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

/** True where the visitor came back to the document, or loaded it anew. */
const isComeBack = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !==
  'navigate'

/**
 * Scrolls a page when it is shown: a new one at its top or at the address's fragment, one gone back to or loaded anew
 * where it was left, in whatever document that was. The heading of a new page also takes the focus, so that keyboard and
 * screen reader start there.
 *
 * @param shownKey the history entry that is on the screen, with its address; changes only once its page has come
 */
export function useScrollPosition(shownKey: string, navigation: `${NavigationType}`, hash: string): void {
  const [positions] = useState(readPositions)
  const isFirst = useRef(true)
  const path = useRef(location.pathname)

  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      // The browser finds the place as soon as the document is long enough, which is before scripts run.
      history.scrollRestoration = 'auto'
      writePositions(positions)
    }
    take()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', take)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', take)
      history.scrollRestoration = 'auto'
    }
  }, [positions])

  useLayoutEffect(() => {
    const isNewPath = path.current !== location.pathname
    path.current = location.pathname
    if (isFirst.current) {
      isFirst.current = false
      if (isComeBack() && window.scrollY === 0) window.scrollTo(0, positions.get(shownKey) ?? 0)
    } else {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (navigation === 'POP') window.scrollTo(0, positions.get(shownKey) ?? 0)
      else if (target) target.scrollIntoView()
      // Another address of the same page that takes its place, as one without what has been read of it, moves nothing.
      else if (navigation === 'PUSH' || isNewPath) {
        window.scrollTo(0, 0)
        focusHeading()
      }
    }
    const remember = () => positions.set(shownKey, window.scrollY)
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
    // Places a page once, when it is shown; a later fragment or kind of move is no reason to place it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shownKey])
}
