import type { PageView } from '#schema/visits.ts'
import type { Application } from '../../shared/site.tsx'
import { visitSource } from './visit-source.ts'

/**
 * Tells the site once of each page that is shown: its path, the kind of device, and by what kind of way the first of them
 * was reached. Keeps nothing in the browser, and sends nothing that is about one person (decision 0045). A page
 * that stands in a frame is somebody's preview. Returns what ends it.
 */
export function countViews({ store }: Application): () => void {
  if (window.top !== window) return () => {}
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let source = visitSource({
    referrer: document.referrer,
    host: location.host,
    search: location.search,
    isNew: !opened || opened.type === 'navigate' || (opened.type as string) === 'prerender',
  })
  const device = matchMedia('(max-width: 768px)').matches ? 'PHONE' : 'PC'
  const tell = (path: string | null) => {
    if (path === null) return
    const view: PageView = { path, device, source }
    // The page waits for no answer, and is left without one.
    navigator.sendBeacon('/_api/visits', new Blob([JSON.stringify(view)], { type: 'application/json' }))
    source = 'INSIDE'
  }
  tell(store.getState().path.shownPath)
  return store.subscribe(({ path }, before) => {
    if (path.shownPath !== before.path.shownPath) tell(path.shownPath)
  })
}
