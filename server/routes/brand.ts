import { escapeHtml } from '#renderer/server/escape.ts'
import type { SiteIcon } from '#renderer/server/site-icons.ts'
import type { Theme } from '#schema/theme.ts'
import { errorResponse } from '../error-answer.ts'
import { requestOrigin } from '../origin.ts'
import { createRoutes } from './routes.ts'

export type BrandOptions = {
  /** Reads name, theme and own icons of the clinic at an origin. Throws `ApiError` where there is none. */
  brand: (origin: string) => Promise<{ name: string; theme: Theme; icons: SiteIcon[] }>
}

/** Serves what browsers show of a clinic beside its pages: its mark in the tab, its name on a phone's screen. */
export function createBrandRoutes({ brand }: BrandOptions) {
  const app = createRoutes()
  app.get('/manifest.webmanifest', async ({ env, notFound }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    const { name, theme, icons } = await brand(origin)
    const manifest = {
      name,
      short_name: name,
      lang: 'ko',
      start_url: '/',
      display: 'browser',
      background_color: theme.ground,
      theme_color: theme.ground,
      icons: icons.length > 0 ? icons : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }
    return new Response(JSON.stringify(manifest), {
      headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
    })
  })
  app.get('/favicon.svg', async ({ env, notFound }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    const { name, theme } = await brand(origin)
    return new Response(favicon(name, theme), {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    })
  })
  // Asked for by browsers unasked: no page of a site is made for it.
  app.get('/favicon.ico', () => errorResponse(404))
  return app
}

/** Draws a clinic's icon for the browser's tab: its initial on its colour, with its corners. */
function favicon(name: string, theme: Theme): string {
  const initial = [...name][0] ?? ''
  const radius = Math.min(theme.radius * 1.2, 20)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${theme.primary1}"/><text x="32" y="44" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="34" fill="${theme.onPrimary}">${escapeHtml(initial)}</text></svg>`
}
