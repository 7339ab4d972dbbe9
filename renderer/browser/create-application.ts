import { createApiClient } from '#api/client.ts'
import { createSignOut, customerSession, type SignOut } from '#api/sign-out.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import type { Theme } from '#schema/theme.ts'
import { createApplicationStore } from '#store/application-store.ts'
import { createClock } from '#ui/clock.ts'
import type { Application } from '../shared/site.tsx'

export type BrowserApplication = Application & { signOut: SignOut }

/** Creates the application of a document in the browser: client, queries, state, and reactions to failures. */
export function createApplication(theme?: Theme): BrowserApplication {
  const signOut: SignOut = createSignOut({
    ...customerSession,
    storage: () => localStorage,
    end: (sessionId, signal) => api.request('POST /customer/logout', { body: { sessionId }, signal }),
  })
  const clock = createClock(() => api.request('GET /clock'))
  const api = createApiClient({
    baseUrl: '/_api',
    origin: window.location.origin,
    onAnswer: clock.read,
    patience: 20_000,
    fetch: signOut.fetch,
  })
  const store = createApplicationStore(theme)
  let ending: Promise<unknown> | undefined

  const queryClient = createSiteQueryClient({
    // The script of toasts comes when the browser is at rest, or with the first thing to tell.
    tell: (message) => void import('#ui/toast.tsx').then(({ showToast }) => showToast(message)),
    endSession(status) {
      store.getState().setUser(null)
      queryClient.setQueryData(['GET /customers/this'], null)
      // Keeps what is on the screen: the API would refuse it again.
      queryClient.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.personal === true })
      // No script can reach the cookie (HttpOnly), so the API takes it away. One call is enough for many failures.
      ending ??= (status === 401 ? signOut.drop() : signOut.end('refusal')).finally(
        () => (ending = undefined),
      )
    },
  })
  return { api, queryClient, store, clock, signOut }
}
