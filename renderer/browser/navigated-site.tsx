import { startTransition, useCallback, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { Router } from 'react-router-dom'
import type { BlockComponents } from '#registry/components.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { importComponents } from './browser-components.ts'
import type { BrowserApplication } from './create-application.ts'
import { currentEntry, documentEntry, type History, type HistoryEntry } from './history-entry.ts'
import { documentTitle } from '../shared/document-title.ts'
import { createPageLoader, pageDataAddress } from './load-page.ts'
import type { AtRestProps } from './later/at-rest.tsx'
import type { NearbyComponents } from './nearby-components.ts'
import { PageProvider, Site } from '../shared/site.tsx'
import type { PageData, ShellData } from '../shared/site-data.ts'
import { useLinkNavigation } from './use-link-navigation.ts'
import { usePageTransition } from './use-page-transition.ts'
import { useScrollPosition } from './use-scroll-position.ts'

type Shown = { page: PageData; components: BlockComponents; address: string; entry: HistoryEntry }

type NavigatedSiteProps = {
  application: BrowserApplication
  history: History
  shell: ShellData
  firstPage: PageData
  nearby: NearbyComponents
}

/**
 * The site in a browser: follows the history, and keeps the page on the screen until all of the next one has come.
 * Loads a page of another shell as a document, so that no page is a mix of two.
 *
 * The router learns of a location only once its page is shown. An earlier change of location would make React run every
 * block, even those whose scripts nobody has wanted yet.
 */
export function NavigatedSite({ application, history, shell, firstPage, nearby }: NavigatedSiteProps) {
  const addressOf = ({ location }: HistoryEntry) =>
    pageDataAddress(location.pathname, location.search, shell.state)
  const [shown, setShown] = useState<Shown>(() => {
    const entry = documentEntry(history)
    return { page: firstPage, components: nearby.components, address: addressOf(entry), entry }
  })
  const [entry, setEntry] = useState(shown.entry)
  useLayoutEffect(() => {
    // A visitor may have gone back or forward before the scripts came: nobody listened then.
    setEntry((known) => currentEntry(history, known))
    return history.listen(({ location, action }) => setEntry({ location, action }))
  }, [history])
  const address = addressOf(entry)
  const changePage = usePageTransition(shown)
  const [loader] = useState(() =>
    createPageLoader(({ shellId, scripts }) => {
      if (shellId === firstPage.shellId) void importComponents(scripts)
    }),
  )
  const prefetch = useCallback(
    ({ pathname, search }: URL) => loader.prefetch(pageDataAddress(pathname, search, shell.state)),
    [loader, shell.state],
  )
  const showPath = useApplicationStore((state) => state.showPath)

  useEffect(() => {
    if (shown.entry === entry) return
    const abort = new AbortController()
    void (async () => {
      const isShown = shown.address === address
      try {
        const page = isShown ? shown.page : await loader.load(address, abort.signal)
        if (page.shellId !== shown.page.shellId) throw new Error('The site was published anew.')
        const names = Object.keys(page.scripts)
        const [components] = await Promise.all([importComponents(page.scripts), nearby.want(names)])
        if (abort.signal.aborted) return
        // React would wait for it for good, and a new page would have an empty place. A document has its markup.
        if (components.size < names.length) throw new Error('A block has no script.')
        if (isShown) return startTransition(() => setShown((now) => ({ ...now, entry })))
        for (const [key, data] of page.queries) application.queryClient.setQueryData(key, data)
        changePage(() =>
          setShown((now) => ({
            page,
            // Keeps the same component for a block that the page had, a lazy one too: another would start the block
            // anew.
            components: new Map([...components, ...now.components]),
            address,
            entry,
          })),
        )
      } catch {
        // A place on the page that is shown is the browser's to find.
        if (!abort.signal.aborted && !(isShown && entry.action === 'POP')) window.location.reload()
      }
    })()
    return () => abort.abort()
  }, [address, application, changePage, entry, loader, nearby, shown])

  useEffect(() => {
    const partner = application.queryClient.getQueryData(getPartnerQueryOptions(application.api).queryKey)
    document.title = documentTitle(shown.page, partner)
    document.documentElement.toggleAttribute('data-has-hero', shown.page.page.options.hasHero)
    showPath(shown.page.path, shown.page.page.key)
  }, [application, shown.page, showPath])

  const [since] = useState(() => performance.now())
  const [AtRest, setAtRest] = useState<ComponentType<AtRestProps> | null>(null)
  useEffect(
    () => whenIdle(() => void import('./later/at-rest.tsx').then((module) => setAtRest(() => module.AtRest))),
    [],
  )

  const go = useCallback((path: string) => history.push(path), [history])
  useLinkNavigation(go, prefetch)
  useScrollPosition(
    `${shown.entry.location.key} ${shown.address}`,
    shown.entry.action,
    shown.entry.location.hash,
  )

  return (
    <Router navigator={history} location={shown.entry.location} navigationType={shown.entry.action}>
      <PageProvider api={application.api} page={shown.page} components={shown.components}>
        <Site
          shell={shell}
          page={shown.page.page}
          isNavigating={shown.address !== address}
          inBrowser={
            AtRest && <AtRest {...{ application, history, since }} isDraft={shell.state === 'draft'} />
          }
        />
      </PageProvider>
    </Router>
  )
}
