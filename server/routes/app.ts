import { operatorBase } from '#backend/operation/operator/create-operator-backend.ts'
import { errorResponse } from '../error-answer.ts'
import { failurePage, type Failures } from '../failures.ts'
import { requestOrigin } from '../origin.ts'
import { securityHeadersOf } from '../security-headers.ts'
import { createBrandRoutes, type BrandOptions } from './brand.ts'
import { showConsole, type ConsoleOptions } from './console.ts'
import { createFileRoutes, type FileOptions } from './files.ts'
import { createPreviewRoutes, type PreviewOptions } from './previews.ts'
import { createRoutes, type Routes } from './routes.ts'
import { createScriptRoutes, type ScriptOptions } from './scripts.ts'

export type AppOptions = FileOptions &
  PreviewOptions &
  BrandOptions &
  ScriptOptions &
  ConsoleOptions & {
    /** Answers below `/_catalogue`. */
    catalogue: Routes
    /** Answers what crawlers ask for: robots.txt, sitemaps, the feed. */
    crawlers: Routes
    /** Tells a proxy whether a host is ours. */
    hosts: Routes
    /** The booking widget's document for an origin. Throws `ApiError` where there is no clinic. */
    widgetPage: (origin: string, accepted: string | undefined) => Promise<Response>
    isReady: () => Promise<boolean>
    fail: Failures
  }

/**
 * Everything but the API and the pages of the sites: console, pictures, the build's files, health. Its routes are the
 * one list of these addresses: `ownedPaths` reads them.
 */
export function createApp(options: AppOptions) {
  const { catalogue, crawlers, hosts, widgetPage, isReady, fail } = options
  const app = createRoutes()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of securityHeadersOf(context.res.headers.get('content-type')))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  app.route('/', createFileRoutes(options))
  app.route('/', createPreviewRoutes(options))
  app.route('/', createBrandRoutes(options))
  app.route('/', createScriptRoutes(options))
  app.route('/', crawlers)
  app.route('/', hosts)
  app.route('/_catalogue', catalogue)
  app.get('/_widget', async ({ env, req, notFound }) => {
    const origin = requestOrigin(env.incoming)
    return origin ? widgetPage(origin, req.header('accept-encoding')) : notFound()
  })
  for (const path of ['/admin', '/admin/*']) app.get(path, showConsole(options, '/admin', true))
  // The operator's console is another host's.
  app.get(operatorBase, () => errorResponse(404))
  app.get('/healthz', () => Response.json({ status: 'ok' }))
  app.get('/readyz', async () =>
    (await isReady())
      ? Response.json({ status: 'ok' })
      : Response.json({ status: 'unavailable' }, { status: 503 }),
  )
  app.notFound(() => errorResponse(404))
  app.onError(failurePage(fail))
  return app
}
