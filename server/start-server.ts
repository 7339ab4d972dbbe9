import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { createApiClient } from '#api/client.ts'
import { directoryBlobs } from '#backend/clinic/files/directory-blobs.ts'
import { s3Blobs } from '#backend/clinic/files/s3-blobs.ts'
import {
  closeDataFolder,
  inDataFolder,
  removeEarlierCaches,
} from '#backend/kernel/data-folder/data-folder.ts'
import type { Environment } from '#backend/environment.ts'
import type { SeedResult } from '#backend/operation/seeds/seed-demo.ts'
import { definitions } from '#registry/definitions.ts'
import { siteIcons } from '#renderer/server/site-icons.ts'
import { readShell } from '#renderer/server/read-shell.ts'
import type { SiteData } from '#renderer/shared/site-data.ts'
import { openEmbeddedApi, openRemoteApi } from './api-source.ts'
import { createAccessLog } from './access-log.ts'
import { openBackgroundProcess } from './background-process.ts'
import { createAnswer } from './routes/answer.ts'
import { createApp } from './routes/app.ts'
import { createCrawlerRoutes } from './routes/crawlers.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { createFontFaces } from './fonts/font-faces.ts'
import { openFontFiles } from './fonts/font-files.ts'
import { createInterfaceText } from './fonts/interface-text.ts'
import { typefaces } from './fonts/typefaces.ts'
import { createFailures } from './failures.ts'
import type { ImageTask } from './images/encode-image.ts'
import { createImages } from './images/images.ts'
import { PictureQueue } from './preparation/picture-queue.ts'
import { createHttpServer } from './http-server.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createMetricsServer } from './metrics/metrics-server.ts'
import { createHostRoutes } from './routes/hosts.ts'
import { createOperatorApp } from './routes/operator-app.ts'
import { createPageHandler } from './routes/page-handler.ts'
import { ownedPaths } from './routes/routes.ts'
import { createPageRenderer } from './page-renderer.ts'
import { renderWithVike } from './render-with-vike.ts'
import { createPreviewAnswering } from './routes/preview-answering.ts'
import { createPreviewOpening } from './routes/preview-opening.ts'
import { defaultPages } from '#backend/publishing/site/default-pages.ts'
import { productTexts } from '#backend/publishing/site/product-texts.ts'
import { SitePreparation } from './preparation/site-preparation.ts'
import { createScriptIndex, entrySources, scriptOf, type Manifest } from './script-index.ts'
import type { CardTask } from './share-cards/draw-share-card.tsx'
import { securityHeaders } from './security-headers.ts'
import { createShareCardLoader } from './share-cards/load-share-card.ts'
import { createShareCards } from './share-cards/share-cards.ts'
import { openDiskCache } from './cache/disk-cache.ts'
import { PageCache } from './cache/page-cache.ts'
import { openPreparedFiles, withCopies } from './cache/prepared-files.ts'
import { SiteDirectory } from './cache/site-directory.ts'
import { cacheSizes } from './machine.ts'
import { createTrialHandler } from './routes/trial-handler.ts'
import { createWidgetPage } from './routes/widget-page.ts'

export type SiteOptions = {
  environment: Environment
  logger: Logger
  /** Folder of the browser's build. In development there is none, and `vite` answers for the sources. */
  clientDir?: string
  vite?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Builds the booking widget's launcher, in development. */
  launcherScript?: () => Promise<string>
}

/** Sites, console and API, ready to answer. */
export type OpenSites = {
  answer: RequestListener
  seeded: SeedResult | undefined
  /** Registry of metrics; absent if nothing is measured. */
  registry: Registry | undefined
  /** Makes `/readyz` say 503 from then on. */
  endReadiness(): void
  /** Ends the answers that would go on for as long as somebody listens. */
  endStreams(): void
  /** Closes what they were opened from; no request may be under way. */
  close(): Promise<void>
}

export type RunningServer = Pick<OpenSites, 'seeded'> & {
  /** Address at which it listens on this machine. */
  url: string
  /** Address of its metrics, if it has any. */
  metricsUrl: string | undefined
  /** Drains: says that it is not ready, and goes on answering until a balancer has noticed. */
  drain(): Promise<void>
  /** Closes the port, finishes requests under way, and ends. */
  close(): Promise<void>
}

/** Opens the sites and listens for their visitors. Throws where it cannot. */
export async function startServer(options: SiteOptions): Promise<RunningServer> {
  const sites = await openSites(options)
  const { server, shutDown } = createHttpServer(sites.answer)
  const url = await listen(server, options.environment)
  const metricsServer = sites.registry && createMetricsServer(sites.registry)
  const { metrics } = options.environment
  const metricsUrl = metricsServer && metrics && `${await listen(metricsServer, metrics)}/metrics`
  return {
    url,
    metricsUrl,
    seeded: sites.seeded,
    async drain() {
      sites.endReadiness()
      await sleep(options.environment.drainSeconds * 1_000)
    },
    async close() {
      sites.endReadiness()
      sites.endStreams()
      await shutDown()
      metricsServer?.close()
      await sites.close()
    },
  }
}

/** Opens the API, and makes sites and console from it. Throws where it cannot. */
export async function openSites({
  environment,
  logger,
  clientDir,
  vite,
  launcherScript,
}: SiteOptions): Promise<OpenSites> {
  const { apiBaseUrl, dataDir, operatorHost, preparesAhead, trustProxy } = environment
  await closeDataFolder(dataDir, logger)
  await removeEarlierCaches(dataDir)
  const fail = createFailures(logger)
  const metrics = environment.metrics && createMetrics()
  const build = clientDir ? await readBuild(clientDir) : undefined
  const fontFaces = createFontFaces(build?.site)
  const scripts = createScriptIndex((component) => definitions.get(component)?.slot, build?.site)
  const ownTexts = productTexts(definitions, defaultPages)
  const renderPage = createPageRenderer({
    definitions,
    productTexts: ownTexts,
    scripts,
    fontFaces,
    logger,
    development: !clientDir,
    certificationOrigins: environment.certificationOrigins,
  })
  const render = metrics?.timeRenderings(renderPage) ?? renderPage
  const source = apiBaseUrl ? openRemoteApi(apiBaseUrl, logger) : await openEmbeddedApi(environment, logger)
  const apiOf = (origin: string, headers: Record<string, string> = {}) =>
    createApiClient({ baseUrl: '/_api', origin, headers, fetch: (request) => source.fetch(request) })

  const directory = new SiteDirectory({ api: apiOf, holds: source.holds })
  const encoder =
    build &&
    openBackgroundProcess<ImageTask>(join(build.clientDir, '../server/image-process.mjs'), {
      yields: true,
    })
  const sizes = await cacheSizes(environment)
  const cache = openDiskCache(inDataFolder(dataDir, 'cache'), sizes.disk)
  const blobs = environment.s3 ? s3Blobs(environment.s3) : directoryBlobs(dataDir)
  const sharedFiles = openPreparedFiles({ blobs, folder: 'prepared-files', logger })
  const preparedFiles = environment.s3 ? withCopies(sharedFiles, cache) : sharedFiles
  const images = createImages({
    read: source.readFile,
    cache,
    prepared: preparedFiles,
    ...(encoder && { encodeLater: encoder.ask }),
  })
  const cardArtist =
    build &&
    openBackgroundProcess<CardTask>(join(build.clientDir, '../server/share-card-process.mjs'), {
      args: [join(build.clientDir, '../server/typefaces')],
    })
  const shareCards = createShareCards({
    load: createShareCardLoader({ directory, api: apiOf, definitions, productTexts: ownTexts, scripts }),
    readFile: source.readFile,
    draw: cardArtist?.ask ?? drawInDevelopment,
    cache,
  })
  const pageReader =
    build &&
    openBackgroundProcess<SiteData>(join(build.clientDir, '../server/page-process.mjs'), { yields: true })
  const pictures = new PictureQueue({ prepare: images.prepare, withLease: source.withLease, logger })
  const preparation =
    build &&
    pageReader &&
    new SitePreparation({
      directory,
      reading: {
        definitions,
        productTexts: ownTexts,
        scripts,
        showPictures: async (data) => JSON.parse(Buffer.from(await pageReader.ask(data)).toString('utf8')),
        interfaceText: createInterfaceText(build.site, build.widget, build.clientDir),
      },
      api: apiOf,
      logger,
      files: openFontFiles({
        prepared: preparedFiles,
        program: join(build.clientDir, '../server/subset-process.mjs'),
        typefacesDir: join(build.clientDir, '../server/typefaces'),
      }),
      pictures,
      readFile: source.readFile,
      build: build.name,
      lists: openPreparedFiles({ blobs, folder: 'prepared', logger }),
      preparedFiles,
      withLease: source.withLease,
      preparesAhead,
    })
  source.onPublished((partnerId) => {
    directory.published(partnerId)
    preparation?.published(partnerId)
  })
  let isEnding = false
  const pages = { directory, render, api: apiOf, preparation, logger, fail }
  const pageCache = new PageCache(sizes.pages)
  const handlePage = createPageHandler({ ...pages, cache: pageCache, development: !clientDir })
  const handleTrial = createTrialHandler({ ...pages, trials: source.trials })
  const app = createApp({
    readFile: source.readFile,
    images,
    shareCards,
    openPreview: createPreviewOpening(apiOf),
    answerPreview: createPreviewAnswering(apiOf),
    ...(preparation && { readFont: (key, origin) => preparation.readFont(key, origin) }),
    catalogue: createCatalogue({
      definitions,
      render,
      renderDocument: renderWithVike,
      api: apiOf,
      development: !clientDir,
    }),
    crawlers: createCrawlerRoutes({ api: apiOf, directory }),
    hosts: createHostRoutes({ directory, operatorHost }),
    ...(clientDir && { clientDir }),
    widgetPage: createWidgetPage({
      api: apiOf,
      fontFaces,
      fonts: async (origin) => {
        const site = await directory.find(origin)
        return site ? (await preparation?.find(origin, site))?.fonts : undefined
      },
      scripts: build ? scriptOf(build.widget, entrySources.widget) : [`/${entrySources.widget}`],
      development: !clientDir,
    }),
    ...(launcherScript && { launcherScript }),
    brand: (origin) => readBrand(apiOf(origin)),
    fail,
    renderDocument: renderWithVike,
    isReady: async () => !isEnding && (await source.isReady()),
  })
  const handleApp = getRequestListener(app.fetch)
  const answerApi = getRequestListener((request, { incoming }) =>
    source.fetch(request, { address: incoming.socket.remoteAddress ?? '' }),
  )
  const handleApi: RequestListener = (request, response) => {
    for (const header of securityHeaders) response.setHeader(...header)
    return answerApi(request, response)
  }

  const operatorApp =
    source.operator &&
    createOperatorApp({
      operator: source.operator,
      fail,
      renderDocument: renderWithVike,
      ...(clientDir && { clientDir }),
    })
  if (source.readings) metrics?.observeDatabase(source.readings)
  metrics?.observeReadings({
    pageCacheBytes: () => pageCache.bytes,
    preparationWaiting: () => preparation?.waiting() ?? 0,
    picturesWaiting: () => pictures.waiting(),
  })
  const answer = createAnswer({
    observers: [
      ...(metrics ? [metrics.countRequest] : []),
      ...(environment.logsRequests ? [createAccessLog(logger)] : []),
    ],
    directory,
    fail,
    trustProxy,
    operatorHost,
    ownsPath: ownedPaths(app),
    handlers: {
      api: handleApi,
      app: handleApp,
      page: handlePage,
      trial: handleTrial,
      operator: operatorApp && getRequestListener(operatorApp.fetch),
      vite,
    },
  })

  return {
    answer,
    registry: metrics?.registry,
    seeded: source.seeded,
    endReadiness: () => {
      isEnding = true
    },
    endStreams: source.endStreams,
    async close() {
      metrics?.close()
      await preparation?.close()
      await Promise.all([encoder?.close(), cardArtist?.close(), pageReader?.close(), pictures.close()])
      await source.close()
    },
  }
}

/** Lists of the browser's files that a build writes, with a name that no other build has. */
async function readBuild(clientDir: string) {
  const read = (name: string) => readFile(join(clientDir, `.vite/${name}.json`), 'utf8')
  const [site, widget] = await Promise.all([read('site'), read('widget')])
  const name = createHash('sha256').update(site).update(widget).digest('base64url').slice(0, 12)
  return { clientDir, site: JSON.parse(site) as Manifest, widget: JSON.parse(widget) as Manifest, name }
}

async function readBrand(api: ReturnType<typeof createApiClient>) {
  const [partner, shell] = await Promise.all([api.request('GET /partners/this'), readShell(api)])
  const name = partner.displayName ?? partner.partnerName
  return { name, theme: shell.theme, icons: siteIcons(partner) }
}

/** Loads what draws cards with the first card: in production it is loaded in a process of its own. */
async function drawInDevelopment(task: CardTask): Promise<Uint8Array> {
  const { drawShareCard } = await import('./share-cards/draw-share-card.tsx')
  return drawShareCard(task, (name) => readFile(`node_modules/${typefaces[name].source}`))
}

/** Returns where the server then listens on this machine. Throws where the port is taken. */
export async function listen(
  server: Server,
  { port, host }: Pick<Environment, 'port' | 'host'>,
): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => done())
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
