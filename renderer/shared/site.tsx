import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useMemo, type PropsWithChildren, type ReactNode } from 'react'
import type { ApiClient } from '#api/client.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import type { GlobalSlot } from '#schema/block.ts'
import type { ApplicationStore } from '#store/application-store.ts'
import { StoreProvider } from '#store/use-application-store.tsx'
import type { Clock } from '#ui/clock.ts'
import { ClockContext } from '#ui/clock-context.ts'
import { applyGlobalStyles } from '#ui/global-styles.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { BlockPlace } from './block-place.tsx'
import type { BlockComponents } from '#registry/components.ts'
import { ComponentsContext } from './components.tsx'
import { css } from '#ui/css.ts'
import type { PageData, ShellData } from './site-data.ts'

const skipLink = css({
  '&:focus': {
    position: 'fixed',
    zIndex: '$toast',
    inset: '8px auto auto 8px',
    width: 'auto',
    height: 'auto',
    padding: '$3 $5',
    clipPath: 'none',
    backgroundColor: '$primary1',
    color: '$onPrimary',
  },
})

/** State that lives as long as the application: one document in the browser, one request on the server. */
export type Application = {
  api: ApiClient
  queryClient: QueryClient
  store: ApplicationStore
  clock: Clock
}

export function ApplicationProvider({
  application,
  children,
}: PropsWithChildren<{ application: Application }>) {
  return (
    <QueryClientProvider client={application.queryClient}>
      <ClockContext value={application.clock}>
        <StoreProvider store={application.store}>{children}</StoreProvider>
      </ClockContext>
    </QueryClientProvider>
  )
}

type PageProviderProps = PropsWithChildren<{ api: ApiClient; page: PageData; components: BlockComponents }>

/** Values that every block on a page may read. */
export function PageProvider({
  api,
  page: { page, path, search, moment },
  components,
  children,
}: PageProviderProps) {
  const context = useMemo(
    () => ({
      api,
      path,
      params: page.params,
      search,
      hasHero: page.options.hasHero,
      moment,
      pageTitle: page.title,
    }),
    [api, path, search, moment, page],
  )
  return (
    <ComponentsContext value={components}>
      <QueryContextProvider value={context}>{children}</QueryContextProvider>
    </ComponentsContext>
  )
}

type SiteProps = {
  shell: ShellData
  page: PageData['page']
  /** Another page is on its way. */
  isNavigating?: boolean
  /** What only a browser shows. It has its place on the server too, or React would number what is beside it anew. */
  inBrowser?: ReactNode
}

/** The page of a path inside the shell: six global blocks and an ordered list of sections, all of them data. */
export function Site({ shell, page, isNavigating = false, inBrowser }: SiteProps) {
  applyGlobalStyles()
  // Another one's page, such as the next treatment's, is drawn anew: no text of it is written into the last one's nodes.
  const subject = [page.key, ...Object.values(page.params)].join('/')
  const slot = (name: GlobalSlot) => <BlockPlace block={shell.global[name]} />
  return (
    <>
      <a href="#main" className={`${visuallyHidden()} ${skipLink()}`}>
        본문으로 바로 가기
      </a>
      <ProgressBar running={isNavigating} />
      {!page.options.hideHeader && slot('header')}
      {slot('search')}
      <main id="main" tabIndex={-1}>
        {page.blocks.map((block) => (
          <BlockPlace key={`${subject}:${block.id}`} block={block} />
        ))}
      </main>
      {!page.options.hideFooter && slot('footer')}
      {!page.options.hideFloatingButton && slot('floatingButton')}
      {slot('popup')}
      {slot('widget')}
      {inBrowser}
    </>
  )
}
