import { useEffect, useLayoutEffect, useRef } from 'react'
import type { NavigationType } from 'react-router-dom'

/**
 * Where a page is scrolled to when it is shown: a new one at its top or at the address's fragment, one gone back to
 * where it was left. A new page also takes the focus, so that keyboard and screen reader start at its content.
 *
 * @param shownKey the history entry that is on the screen; changes only once its page has come
 */
export function useScrollPosition(shownKey: string, navigation: `${NavigationType}`, hash: string): void {
  const positions = useRef(new Map<string, number>())
  const firstKey = useRef(shownKey)

  useEffect(() => {
    const before = history.scrollRestoration
    const restore = (by: ScrollRestoration) => () => void (history.scrollRestoration = by)
    const [take, giveBack] = [restore('manual'), restore('auto')]
    take()
    // A reload, or the way back from another site, finds the page where it was: the browser sees to that.
    window.addEventListener('pagehide', giveBack)
    window.addEventListener('pageshow', take)
    return () => {
      window.removeEventListener('pagehide', giveBack)
      window.removeEventListener('pageshow', take)
      history.scrollRestoration = before
    }
  }, [])

  useLayoutEffect(() => {
    const known = positions.current
    if (shownKey !== firstKey.current || known.size > 0) {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (navigation === 'POP') window.scrollTo(0, known.get(shownKey) ?? 0)
      else if (target) target.scrollIntoView()
      else if (navigation === 'PUSH') {
        window.scrollTo(0, 0)
        document.getElementById('main')?.focus({ preventScroll: true })
      }
    }
    const remember = () => known.set(shownKey, window.scrollY)
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
    // A page is placed once, when it is shown; what its address's fragment or the kind of move are later is no reason.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shownKey])
}
