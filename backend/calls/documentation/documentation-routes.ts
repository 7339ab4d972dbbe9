import { Hono } from 'hono'
import { pageStyles, renderPage } from './documentation-page.ts'
import { createDocument } from './openapi.ts'

/** `/openapi.json` and `/docs`, made once when first asked for. */
export function documentationRoutes() {
  let document: ReturnType<typeof createDocument> | undefined
  let page: string | undefined
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  }
  return new Hono()
    .get('/openapi.json', (context) => context.json((document ??= createDocument()), 200, headers))
    .get('/docs', (context) =>
      context.html((page ??= renderPage((document ??= createDocument()))), 200, headers),
    )
    .get('/docs.css', (context) =>
      context.body(pageStyles, 200, { ...headers, 'content-type': 'text/css; charset=utf-8' }),
    )
}
