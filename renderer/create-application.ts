import { createApiClient } from '#api/client.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import type { Theme } from '#schema/theme.ts'
import { createApplicationStore } from '#store/application-store.ts'
import type { Application } from './site.tsx'

/** The application of a document in the browser: its client, its queries, its state, and what failures do to them. */
export function createApplication(theme?: Theme): Application {
  const api = createApiClient({ baseUrl: '/_api', origin: window.location.origin })
  const store = createApplicationStore(theme)
  let ending: Promise<unknown> | undefined

  const queryClient = createSiteQueryClient({
    // The script of toasts comes when the browser is at rest, or with the first thing to tell.
    tell: (message) => void import('#ui/toast.tsx').then(({ showToast }) => showToast(message)),
    endSession() {
      store.getState().setUser(null)
      queryClient.setQueryData(['GET /customers/this'], null)
      // What is on the screen stays there; asking again would only be refused again.
      queryClient.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.personal === true })
      // No script can reach the cookie (HttpOnly), so the API takes it away; one asking is enough for many failures.
      ending ??= api
        .request('POST /customer/logout')
        .catch(() => {})
        .finally(() => (ending = undefined))
    },
  })
  return { api, queryClient, store }
}
