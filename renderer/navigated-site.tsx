import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { BlockComponents } from '#registry/components.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { importComponents } from './browser-components.ts'
import { documentTitle } from './document-title.ts'
import { createPageLoader, pageDataAddress } from './load-page.ts'
import { PageProvider, Site, type Application } from './site.tsx'
import type { PageData, ShellData } from './site-data.ts'
import { useLinkNavigation } from './use-link-navigation.ts'
import { usePageTransition } from './use-page-transition.ts'
import { useScrollPosition } from './use-scroll-position.ts'

type Shown = { page: PageData; components: BlockComponents; address: string; locationKey: string }

type NavigatedSiteProps = {
  application: Application
  shell: ShellData
  firstPage: PageData
  firstComponents: BlockComponents
}

/**
 * The site in a browser: follows the router's location, and keeps the page that is shown until the next one has
 * come whole. A page that belongs to another shell is loaded as a document, so that none is ever a mix.
 */
export function NavigatedSite({ application, shell, firstPage, firstComponents }: NavigatedSiteProps) {
  const location = useLocation()
  const address = pageDataAddress(location.pathname, location.search, shell.state)
  const [shown, setShown] = useState<Shown>({
    page: firstPage,
    components: firstComponents,
    address,
    locationKey: location.key,
  })
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
    const { key, hash, pathname, search } = location
    if (shown.address === address) {
      setShown((now) => (now.locationKey === key ? now : { ...now, locationKey: key }))
      return
    }
    const abort = new AbortController()
    void (async () => {
      try {
        const page = await loader.load(address, abort.signal)
        if (page.shellId !== shown.page.shellId) throw new Error('anew')
        const components = await importComponents(page.scripts)
        if (abort.signal.aborted) return
        for (const [key, data] of page.queries) application.queryClient.setQueryData(key, data)
        changePage(() =>
          setShown((now) => ({
            page,
            // What a page had keeps its very component, be it a lazy one: another would begin its block anew.
            components: new Map([...components, ...now.components]),
            address,
            locationKey: key,
          })),
        )
      } catch {
        if (!abort.signal.aborted) window.location.assign(`${pathname}${search}${hash}`)
      }
    })()
    return () => abort.abort()
  }, [address, application, changePage, loader, location, shown.address, shown.page.shellId])

  useEffect(() => {
    const partner = application.queryClient.getQueryData(getPartnerQueryOptions(application.api).queryKey)
    document.title = documentTitle(shown.page, partner)
    document.documentElement.toggleAttribute('data-has-hero', shown.page.page.options.hasHero)
    showPath(shown.page.path)
  }, [application, shown.page, showPath])

  useEffect(() => {
    const since = performance.now()
    return whenIdle(
      () => void import('./visitor-state.ts').then(({ followVisitor }) => followVisitor(application, since)),
    )
  }, [application])

  useLinkNavigation(prefetch)
  useScrollPosition(`${shown.locationKey} ${shown.address}`, useNavigationType(), location.hash)

  return (
    <PageProvider api={application.api} page={shown.page} components={shown.components}>
      <Site shell={shell} page={shown.page.page} isNavigating={shown.address !== address} />
    </PageProvider>
  )
}
