import { createApiClient } from '#api/client.ts'
import { createSessionFetch, customerSession } from '#api/session-fetch.ts'
import type { EndSession, SignOut } from '#api/sign-out.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import type { Theme } from '#schema/theme.ts'
import { createApplicationStore } from '#store/application-store.ts'
import { createClock } from '#ui/clock.ts'
import type { Application } from '../shared/site.tsx'

export type BrowserApplication = Application & {
  /** Ends the session as `SignOut.end` does. The browser counts as signed out from this moment on. */
  endSession(by: 'person' | 'refusal'): Promise<boolean>
  /** Its script comes when the page is at rest. */
  signOut(): Promise<SignOut>
}

/** Creates the application of a document in the browser: client, queries, state, and reactions to failures. */
export function createApplication(theme?: Theme): BrowserApplication {
  const session = createSessionFetch({ ...customerSession, storage: () => localStorage })
  const end: EndSession = (sessionId, signal) =>
    api.request('POST /customer/logout', { body: { sessionId }, signal })
  let loading: Promise<SignOut> | undefined
  const signOut = () => {
    loading ??= import('#api/sign-out.ts').then(({ createSignOut }) => createSignOut(session, end))
    // A script that did not come may come the next time.
    loading.catch(() => (loading = undefined))
    return loading
  }
  const endSession = async (by: 'person' | 'refusal') => {
    session.leave()
    return (await signOut()).end(by)
  }
  const clock = createClock(() => api.request('GET /clock'))
  const api = createApiClient({
    baseUrl: '/_api',
    origin: window.location.origin,
    onAnswer: clock.read,
    patience: 20_000,
    fetch: session.fetch,
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
      ending ??= (status === 401 ? signOut().then((one) => one.drop()) : endSession('refusal')).finally(
        () => (ending = undefined),
      )
    },
  })
  return { api, queryClient, store, clock, endSession, signOut }
}
