import { serveStatic } from '@hono/node-server/serve-static'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import {
  operatorApiBase,
  operatorBase,
  type OperatorBackend,
} from '#backend/operator/create-operator-backend.ts'
import { contentSecurityPolicy, securityHeaders } from '../security-headers.ts'
import { errorResponse } from '../error-answer.ts'
import { failurePage, type Failures } from '../failures.ts'
import type { renderWithVike } from '../render-with-vike.ts'

type OperatorAppOptions = {
  operator: OperatorBackend
  fail: Failures
  /** Makes a document of one of vike's pages: `renderWithVike`. */
  renderDocument: typeof renderWithVike
  /** Folder of the browser's build; absent in development, where Vite serves the sources. */
  clientDir?: string
}

/** Everything at the operator's host: the console, its calls and the build's files, and no clinic's site. */
export function createOperatorApp({ operator, fail, renderDocument, clientDir }: OperatorAppOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of securityHeaders)
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  app.all(`${operatorApiBase}/*`, ({ env, req }) =>
    operator.fetch(req.raw, { address: env.incoming.socket.remoteAddress ?? '' }),
  )
  app.get('/', ({ redirect }) => redirect(operatorBase))
  app.get(operatorBase, showConsole)
  app.get(`${operatorBase}/*`, showConsole)
  if (clientDir) app.use(serveStatic({ root: clientDir, precompressed: true }))
  app.notFound(() => errorResponse(404))
  app.onError(failurePage(fail))
  return app

  async function showConsole(): Promise<Response> {
    const { document, styleHashes } = await renderDocument({ urlOriginal: operatorBase })
    const policy = contentSecurityPolicy({ ...(styleHashes && { styleHashes }) })
    return new Response(document, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(clientDir && { 'content-security-policy': policy }),
      },
    })
  }
}
