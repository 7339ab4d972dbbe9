import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { createApiClient } from '#api/client.ts'
import type { Environment } from '#backend/environment.ts'
import type { SeedResult } from '#backend/seeds/seed.ts'
import { definitions } from '#registry/definitions.ts'
import { shellPath, type ShellResponse } from '#schema/page.ts'
import { openEmbeddedApi, openRemoteApi } from './api-source.ts'
import { createApp, isApiPath, isAppPath } from './app.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { fontStyleSheets } from './fonts.ts'
import { createPageHandler } from './page-handler.ts'
import { createPageRenderer } from './page-renderer.ts'
import { buildScriptIndex, sourceScriptIndex, type Manifest } from './script-index.ts'
import { SiteDirectory } from './site-directory.ts'

export type StartOptions = {
  environment: Environment
  logger: Logger
  /** Folder of the browser's build. In development there is none, and `vite` answers for the sources. */
  clientDir?: string
  vite?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
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
  logger,
  clientDir,
  vite,
}: StartOptions): Promise<RunningServer> {
  const { apiBaseUrl, dataDir, trustProxy } = environment
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
    ...(clientDir && { clientDir }),
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

  const server = createServer((request, response) => {
    const isPage = () => {
      if (request.method === 'GET' || request.method === 'HEAD') handlePage(request, response)
      else response.writeHead(405, { allow: 'GET, HEAD', 'content-length': '0' }).end()
    }
    const path = request.url ?? '/'
    if (isApiPath(path)) void handleApi(request, response)
    else if (isAppPath(path)) void handleApp(request, response)
    else if (vite) vite(request, response, isPage)
    else isPage()
  })
  const url = await listen(server, environment)

  return {
    url,
    seeded: source.seeded,
    async close() {
      await new Promise<void>((done) => {
        server.close(() => done())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 5_000).unref()
      })
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
