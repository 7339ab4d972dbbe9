import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Follows links of this site without loading a document: one listener instead of a component with state for each of
 * a page's hundred links. What a visitor asks of the browser itself (a new tab, a download, a place on this page)
 * stays the browser's.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return
      const link = event.target.closest('a')
      if (!link?.href || link.target || link.hasAttribute('download')) return
      const { origin, pathname, search, hash } = new URL(link.href)
      const here = window.location
      if (origin !== here.origin) return
      if (hash && pathname === here.pathname && search === here.search) return
      event.preventDefault()
      void navigate(`${pathname}${search}${hash}`)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
