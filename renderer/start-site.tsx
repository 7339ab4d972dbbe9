import { hydrate, QueryClient } from '@tanstack/react-query'
import type { ErrorInfo } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApiClient } from '#api/client.ts'
import { createApplicationStore } from '#store/application-store.ts'
import { importComponents } from './browser-components.ts'
import { NavigatedSite } from './navigated-site.tsx'
import { ApplicationProvider, type Application } from './site.tsx'
import type { SiteData } from './site-data.ts'

/** Answers stay fresh for five minutes; a failed query is tried again three times. Source: spec section 9. */
const queries = {
  staleTime: 5 * 60_000,
  retry: 3,
  retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000),
}

/** Takes over the document that the server rendered. */
export async function startSite(): Promise<void> {
  const { shell, ...firstPage } = JSON.parse(document.getElementById('site-data')?.textContent ?? '') as SiteData
  const application: Application = {
    api: createApiClient({ baseUrl: '/_api', origin: window.location.origin }),
    queryClient: new QueryClient({ defaultOptions: { queries } }),
    store: createApplicationStore(),
  }
  hydrate(application.queryClient, firstPage.queries)
  const firstComponents = await importComponents(firstPage.scripts)
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <ApplicationProvider application={application}>
      <BrowserRouter>
        <NavigatedSite {...{ application, shell, firstPage, firstComponents }} />
      </BrowserRouter>
    </ApplicationProvider>,
    { onRecoverableError: reportRecovered, onCaughtError: reportCaught },
  )
}

/** A block that threw on the server has been reported there; anything else that React mended is a mismatch. */
function reportRecovered(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  if (/#419|could not finish this Suspense boundary/.test(message)) return
  console.error('The page in the browser differs from the one the server sent.', error)
}

function reportCaught(error: unknown, { componentStack }: ErrorInfo): void {
  console.error('A block could not be shown.', error, componentStack)
}
