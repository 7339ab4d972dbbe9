import { createApiClient } from '#api/client.ts'
import { createRoot } from 'react-dom/client'
import { createWidgetApi } from '../api.ts'
import type { WidgetSite } from '../site.ts'
import { createGuestId } from './guest-id.ts'
import { connectHost } from './host.ts'
import { WidgetApp } from './widget-app.tsx'

/** Starts the application in the document that the server wrote. */
export function startWidget(): void {
  const site = JSON.parse(document.getElementById('widget-site')?.textContent ?? '') as WidgetSite
  const client = createApiClient({ baseUrl: '/_api', origin: window.location.origin })
  const api = createWidgetApi(client, createGuestId(() => localStorage))
  const host = connectHost(window, site.embedOrigins)
  createRoot(document.getElementById('app') as HTMLElement).render(<WidgetApp {...{ site, api, host }} />)
}
