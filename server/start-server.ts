import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { createApiClient } from '#api/client.ts'
import { logSerializers } from '#backend/describe-error.ts'
import type { Environment } from '#backend/environment.ts'
import type { SeedResult } from '#backend/seeds/seed.ts'
import { definitions } from '#registry/definitions.ts'
import { shellPath, type ShellResponse } from '#schema/page.ts'
import { openEmbeddedApi, openRemoteApi } from './api-source.ts'
import { createApp, isApiPath, isAppPath } from './app.ts'
import { createCrawlerRoutes } from './crawlers.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { fontStyleSheets } from './fonts.ts'
import { createHttpServer } from './http-server.ts'
import { countHosts, requestOrigin } from './origin.ts'
import { createPageHandler, sendError } from './page-handler.ts'
import { createPageRenderer } from './page-renderer.ts'
import { buildScriptIndex, sourceScriptIndex, widgetScripts, type Manifest } from './script-index.ts'
import { securityHeaders, transportSecurity } from './security-headers.ts'
import { SiteDirectory } from './site-directory.ts'
import { createWidgetPage } from './widget-page.ts'

export type StartOptions = {
  environment: Environment
  logger: Logger
  /** Folder of the browser's build. In development there is none, and `vite` answers for the sources. */
  clientDir?: string
  vite?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Builds the booking widget's launcher, in development. */
  launcherScript?: () => Promise<string>
}

export type RunningServer = {
  /** Where it listens on this machine. */
  url: string
  seeded: SeedResult | undefined
  close(): Promise<void>
}

/** Opens the API, and serves sites, console and API from it. Throws where it cannot. */
export async function startServer({
  environment,
  logger: given,
  clientDir,
  vite,
  launcherScript,
}: StartOptions): Promise<RunningServer> {
  const { apiBaseUrl, dataDir, trustProxy } = environment
  const logger = given.child({}, { serializers: logSerializers })
  const source = apiBaseUrl ? openRemoteApi(apiBaseUrl) : await openEmbeddedApi(environment, logger)
  const apiOf = (origin: string, headers: Record<string, string> = {}) =>
    createApiClient({ baseUrl: '/_api', origin, headers, fetch: (request) => source.fetch(request) })

  const directory = new SiteDirectory({ api: apiOf, holds: source.holds })
  source.onPublished((partnerId) => directory.published(partnerId))

  const manifest = clientDir
    ? (JSON.parse(await readFile(join(clientDir, '../assets.json'), 'utf8')) as Manifest)
    : undefined
  const render = createPageRenderer({
    definitions,
    scripts: manifest
      ? buildScriptIndex(manifest)
      : sourceScriptIndex((component) => definitions.get(component)?.slot ?? 'section'),
    styleSheets: fontStyleSheets(manifest),
    logger,
    development: !clientDir,
  })
  const handlePage = createPageHandler({ directory, render, api: apiOf, logger, trustProxy })
  const app = createApp({
    readFile: source.readFile,
    imageCacheDir: join(dataDir, 'images'),
    catalogue: createCatalogue({ definitions, render, api: apiOf, trustProxy, development: !clientDir }),
    crawlers: createCrawlerRoutes({ api: apiOf, trustProxy }),
    ...(clientDir && { clientDir }),
    widgetPage: createWidgetPage({
      api: apiOf,
      styleSheets: fontStyleSheets(manifest),
      scripts: manifest ? widgetScripts(manifest) : ['/widget/browser-entry.tsx'],
      development: !clientDir,
    }),
    ...(launcherScript && { launcherScript }),
    trustProxy,
    brand: async (request) => {
      const { host, protocol } = new URL(request.url)
      return readBrand(apiOf(`${protocol}//${host}`))
    },
    isReady: source.isReady,
  })
  const handleApp = getRequestListener(app.fetch)
  const handleApi = getRequestListener((request, { incoming }) =>
    source.fetch(request, { address: incoming.socket.remoteAddress ?? '' }),
  )

  const { server, shutDown } = createHttpServer((request, response) => {
    const isPage = () => {
      if (request.method === 'GET' || request.method === 'HEAD') handlePage(request, response)
      else response.writeHead(405, { allow: 'GET, HEAD', 'content-length': '0' }).end()
    }
    const path = request.url ?? '/'
    const origin = requestOrigin(request, trustProxy)
    if (countHosts(request) > 1 || !origin) return sendError(response, 400)
    if (origin.startsWith('https:')) response.setHeader(...transportSecurity)
    if (isApiPath(path)) {
      for (const header of securityHeaders) response.setHeader(...header)
      void handleApi(request, response)
    } else if (isAppPath(path)) void handleApp(request, response)
    else if (vite) vite(request, response, isPage)
    else isPage()
  })
  const url = await listen(server, environment)

  return {
    url,
    seeded: source.seeded,
    async close() {
      await shutDown()
      await source.close()
    },
  }
}

async function readBrand(api: ReturnType<typeof createApiClient>) {
  try {
    const [partner, shell] = await Promise.all([
      api.request('GET /partners/this'),
      api.request('GET /page', { query: { path: shellPath } }) as Promise<ShellResponse>,
    ])
    return { name: partner.displayName ?? partner.partnerName, theme: shell.theme }
  } catch {
    return null
  }
}

async function listen(server: Server, { port, host }: Environment): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => done())
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
