import { createApiClient } from '#api/client.ts'
import { createClock } from '#ui/clock.ts'
import { ClockContext } from '#ui/use-now.ts'
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
  const clock = createClock(() => client.request('GET /clock'))
  const client = createApiClient({
    baseUrl: '/_api',
    origin: window.location.origin,
    onAnswer: clock.read,
    ...(tokens && { fetch: tokens.fetch }),
  })
  const api = createWidgetApi(
    client,
    createGuestId(() => localStorage),
  )
  createRoot(document.getElementById('app') as HTMLElement).render(
    <ClockContext value={clock}>
      <WidgetApp {...{ site, api, host, session }} />
    </ClockContext>,
  )
}
