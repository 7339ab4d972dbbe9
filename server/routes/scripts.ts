import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { chooseEncoding } from '#backend/kernel/http/encodings.ts'
import type { PageScriptStore } from '../page-scripts.ts'
import { createRoutes, forever } from './routes.ts'

export type ScriptOptions = {
  /** Folder of the browser's build; absent in development, where Vite serves the sources. */
  clientDir?: string
  /** The booking widget's launcher script in development; a build has it as a file. */
  launcherScript?: () => Promise<string>
  /** The scripts of a page, put together. */
  pageScript: PageScriptStore
}

/** Serves what the build has written for browsers, and scripts that are put together of its parts. */
export function createScriptRoutes({ clientDir, launcherScript, pageScript }: ScriptOptions) {
  const app = createRoutes()
  app.get('/assets/page/:list{.+\\.js}', async ({ req, notFound }) => {
    const encoding = chooseEncoding(req.header('accept-encoding'))
    const body = await pageScript(req.param('list').replace(/\.js$/, ''), encoding)
    if (!body) return notFound()
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': clientDir ? forever : 'no-store',
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    })
  })
  if (launcherScript) {
    app.get('/_widget/launcher.js', async () => {
      const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
      return new Response(await launcherScript(), { headers })
    })
  }
  if (clientDir) {
    const files = serveStatic({ root: clientDir, precompressed: true })
    app.get('/assets/*', keptFor(forever), files)
    for (const path of ['/_widget/launcher.js', '/error.css'])
      app.get(path, keptFor('public, max-age=3600'), files)
  }
  return app
}

/** Says how long browsers keep a file. */
const keptFor =
  (caching: string): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (!context.res.ok) return
    context.res.headers.set('cache-control', caching)
    // The name of such a file changes with its content, so no browser need ask.
    if (caching === forever) context.res.headers.delete('last-modified')
  }
