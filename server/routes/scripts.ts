import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { createRoutes, forever } from './routes.ts'

export type ScriptOptions = {
  /** Folder of the browser's build; absent in development, where Vite serves the sources. */
  clientDir?: string
  /** The booking widget's launcher script in development; a build has it as a file. */
  launcherScript?: () => Promise<string>
}

/** Serves what the build has written for browsers. */
export function createScriptRoutes({ clientDir, launcherScript }: ScriptOptions) {
  const app = createRoutes()
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
