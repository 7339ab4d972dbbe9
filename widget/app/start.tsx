import { createApiClient, type ApiClient } from '#api/client.ts'
import { createSessionFetch, customerSession } from '#api/session-fetch.ts'
import { createSignOut } from '#api/sign-out.ts'
import { createClock } from '#ui/clock.ts'
import { ClockContext } from '#ui/clock-context.ts'
import { createRoot } from 'react-dom/client'
import { createWidgetApi } from '../api.ts'
import type { WidgetSite } from '../site.ts'
import { createGuestId } from './guest-id.ts'
import { connectHost } from './host.ts'
import { createCookieSession, createTokenSession } from './session.ts'
import { WidgetApp } from './widget-app.tsx'

/** Starts the application in the document that the server wrote. */
export function startWidget(): void {
  const site = JSON.parse(document.getElementById('widget-site')?.textContent ?? '') as WidgetSite
  const host = connectHost(window, site.embedOrigins)
  const tokens = host.isForeign ? createTokenSession() : undefined
  const session = tokens ?? createCookieSession(() => localStorage)
  const customer = createSessionFetch({
    ...customerSession,
    storage: tokens ? null : () => localStorage,
    ...(tokens && { fetch: tokens.fetch }),
  })
  const clock = createClock(() => client.request('GET /clock'))
  const client: ApiClient = createApiClient({
    baseUrl: '/_api',
    origin: window.location.origin,
    onAnswer: clock.read,
    patience: 20_000,
    fetch: customer.fetch,
  })
  const signOut = createSignOut(customer, (sessionId, signal) =>
    client.request('POST /customer/logout', { body: { sessionId }, signal }),
  )
  signOut.watch(window)
  const api = createWidgetApi(
    client,
    createGuestId(() => localStorage),
  )
  createRoot(document.getElementById('app') as HTMLElement).render(
    <ClockContext value={clock}>
      <WidgetApp {...{ site, api, host, session, signOut }} />
    </ClockContext>,
  )
}
