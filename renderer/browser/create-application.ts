import { createApiClient } from '#api/client.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import type { Theme } from '#schema/theme.ts'
import { createApplicationStore } from '#store/application-store.ts'
import { createClock } from '#ui/clock.ts'
import type { Application } from '../shared/site.tsx'

/** Creates the application of a document in the browser: client, queries, state, and reactions to failures. */
export function createApplication(theme?: Theme): Application {
  const clock = createClock(() => api.request('GET /clock'))
  const api = createApiClient({ baseUrl: '/_api', origin: window.location.origin, onAnswer: clock.read })
  const store = createApplicationStore(theme)
  let ending: Promise<unknown> | undefined

  const queryClient = createSiteQueryClient({
    // The script of toasts comes when the browser is at rest, or with the first thing to tell.
    tell: (message) => void import('#ui/toast.tsx').then(({ showToast }) => showToast(message)),
    endSession() {
      store.getState().setUser(null)
      queryClient.setQueryData(['GET /customers/this'], null)
      // Keeps what is on the screen: the API would refuse it again.
      queryClient.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.personal === true })
      // No script can reach the cookie (HttpOnly), so the API takes it away. One call is enough for many failures.
      ending ??= api
        .request('POST /customer/logout')
        .catch(() => {})
        .finally(() => (ending = undefined))
    },
  })
  return { api, queryClient, store, clock }
}
