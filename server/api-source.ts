import { proxy } from 'hono/proxy'
import type { Logger } from 'pino'
import { createBackend } from '#backend/create-backend.ts'
import { openSecretBox } from '#backend/kernel/credentials/open-secret-box.ts'
import { countUnopened } from '#backend/operation/operator/reseal.ts'
import type { SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { connectDatabase } from '#backend/kernel/database/connect.ts'
import { hostOrigin } from '#backend/clinic/partners/site-origin.ts'
import { defaultPages } from '#backend/publishing/site/default-pages.ts'
import { readPages } from '#backend/publishing/site/define-page.ts'
import { publishDue } from '#backend/publishing/scheduled-publications/publish-due.ts'
import { channelsOf, openTransports } from '#backend/messages/notifications/open-transports.ts'
import { repeat } from '#backend/kernel/background/repeat.ts'
import { createWithLease } from '#backend/kernel/background/with-lease.ts'
import { createMessageSender } from '#backend/messages/notifications/sender.ts'
import {
  createOperatorBackend,
  type OperatorBackend,
} from '#backend/operation/operator/create-operator-backend.ts'
import { warnOfUnpublishedYear } from '#backend/booking/schedules/public-holidays.ts'
import { offerDue } from '#backend/booking/waitings/offer-due.ts'
import { createRetention } from '#backend/privacy/retention/retention.ts'
import { createWebhookSender } from '#backend/messages/webhooks/sender.ts'
import type { Environment } from '#backend/environment.ts'
import { problemResponse } from '#backend/kernel/http/problem.ts'
import { idsAsHeaders } from '#backend/kernel/http/request-id.ts'
import { readPublicFile, type StoredFile } from '#backend/clinic/files/file-store.ts'
import { openFileStore } from '#backend/clinic/files/open-file-store.ts'
import { tryRow } from '#backend/editing/resources/try-row.ts'
import { trySetting } from '#backend/clinic/settings/try-setting.ts'
import { readDueWork } from '#backend/operation/monitoring/due-work.ts'
import { seedDemo, type SeedResult } from '#backend/operation/seeds/seed-demo.ts'
import { definitions } from '#registry/definitions.ts'
import type { DatabaseReadings } from './metrics/metrics.ts'
import type { Problem } from '#schema/problem.ts'
import type { WithLease } from './preparation/with-lease.ts'

const day = 86_400_000

/** The API that a site is made from: in this process, or elsewhere. */
export type ApiSource = {
  /** Answers a request below `/_api`. */
  fetch: (request: Request, client?: { address: string }) => Promise<Response>
  /** The stored file of an address (`/_files/…`) that anybody may have. */
  readFile: (path: string) => Promise<StoredFile | null>
  /**
   * Calls the listener after each publication, with `null` where some may have been missed. Never calls it where the
   * API is elsewhere.
   */
  onPublished: (listener: (partnerId: number | null) => void) => void
  /** Time in ms for which the published revision of a site counts as known. */
  holds: number
  isReady: () => Promise<boolean>
  /** Lets one of the nodes that share the database do work for a clinic. */
  withLease: WithLease
  /** Reads as if a row or a setting had been saved; absent where the API is elsewhere. */
  trials?: { tryRow: typeof tryRow; trySetting: typeof trySetting }
  /** Readings of the database for metrics; absent if the API is elsewhere. */
  readings?: DatabaseReadings
  seeded?: SeedResult
  /** Ends the answers that would go on for as long as somebody listens. */
  endStreams: () => void
  /** Answers the operator's calls, where there is a host for them. */
  operator?: OperatorBackend
  close: () => Promise<void>
}

/** Opens the database, fills a new one with the demo where the environment says so, and serves the API from it. */
export async function openEmbeddedApi(environment: Environment, logger: Logger): Promise<ApiSource> {
  const {
    databaseUrl,
    databaseLimits: limits,
    dataDir,
    trustProxy,
    admin,
    certification,
    socialOrigins,
    allowsLocalWebhooks,
    operatorHost,
  } = environment
  const files = openFileStore(environment, logger)
  const database = await connectDatabase({ ...(databaseUrl ? { databaseUrl } : { dataDir }), limits })
  try {
    const seeded = environment.seed === 'demo' ? await seedDemo({ database, files, admin }) : undefined
    const secretBox = await openSecretBox(environment)
    await tellUnopened(database, secretBox, logger)
    const backend = createBackend({
      database,
      files,
      logger,
      definitions,
      defaultPages,
      trustProxy,
      certification,
      socialOrigins,
      allowsLocalWebhooks,
      messageChannels: channelsOf(environment),
      secretBox,
    })
    const operator =
      operatorHost === undefined
        ? undefined
        : createOperatorBackend({ database, files, logger, operatorHost, trustProxy, secretBox })
    const defaults = readPages(defaultPages, definitions)
    const sender = createMessageSender({
      database,
      logger,
      transports: openTransports(environment, logger),
      originOf: (host) => hostOrigin(host, environment.port),
    })
    const publications = repeat(() => publishDue(database, { defaults, logger }), {
      logger,
      name: 'publications',
      interval: 1_000,
    })
    const offers = repeat(() => offerDue(database, logger), { logger, name: 'offers', interval: 1_000 })
    const webhooks = createWebhookSender({ database, logger, secretBox, allowsLocal: allowsLocalWebhooks })
    const warnOfHolidays = () => void warnOfUnpublishedYear(logger, new Date())
    warnOfHolidays()
    const warning = setInterval(warnOfHolidays, day).unref()
    const retention = createRetention({ database, files, logger })
    const background = [sender, webhooks, publications, offers, retention]
    for (const one of background) one.start()
    return {
      fetch: (request, client) => backend.fetch(request, client),
      readFile: (path) => readPublicFile(files, path),
      onPublished: (listener) => void backend.onPublished(({ partnerId }) => listener(partnerId)),
      // Publications are announced; this only bounds what a lost announcement could do.
      holds: 60_000,
      isReady: () => backend.ready(),
      withLease: createWithLease(database, logger),
      trials: { tryRow, trySetting },
      readings: {
        connections: () => database.connections(),
        readDueWork: () => readDueWork(database),
      },
      ...(seeded && { seeded }),
      ...(operator && { operator }),
      endStreams: () => backend.endStreams(),
      async close() {
        clearInterval(warning)
        await Promise.all(background.map((one) => one.stop()))
        await backend.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Logs a warning where secrets are sealed with a key that this node does not have. */
async function tellUnopened(database: Database, box: SecretBox, logger: Logger): Promise<void> {
  const unopened = await countUnopened(database, box)
  if (unopened > 0)
    logger.error(
      { unopened },
      'Second factors or webhooks’ secrets are sealed with a key that is not here: set SECRETS_KEY to the one that other nodes have, or put DATA_DIR/secrets.key back.',
    )
}

/** Time in ms that an API elsewhere may take to answer. */
const remoteTimeout = 3_000

const unavailable: Problem = {
  status: 503,
  message: '지금은 연결이 어렵습니다. 잠시 후 다시 시도해 주세요.',
  code: 'api-unavailable',
}

/** An API at another address, its files beside it. Of publications one hears only by asking. */
export function openRemoteApi(baseUrl: string, logger: Logger): ApiSource {
  const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(remoteTimeout) })
  return {
    async fetch(request, client) {
      const { pathname, search, origin, host, protocol } = new URL(request.url)
      const url = `${baseUrl}${pathname.replace(/^\/_api/, '')}${search}`
      const headers = {
        ...Object.fromEntries(request.headers),
        'product-origin': request.headers.get('product-origin') ?? origin,
        'x-forwarded-host': host,
        'x-forwarded-proto': request.headers.get('x-forwarded-proto') ?? protocol.slice(0, -1),
        ...idsAsHeaders(),
        ...(client && { 'x-forwarded-for': client.address }),
      }
      const isStream = request.headers.get('accept')?.startsWith('text/event-stream')
      const limit = isStream ? {} : { signal: AbortSignal.timeout(remoteTimeout) }
      try {
        return await proxy(url, { raw: request, headers, ...limit })
      } catch (error) {
        logger.warn({ err: error }, 'The API elsewhere gave no answer.')
        return problemResponse(unavailable, { 'retry-after': '5' })
      }
    },
    async readFile(path) {
      const response = await ask(new URL(path, baseUrl).href)
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      return { bytes: Buffer.from(await response.arrayBuffer()), mime: 'image/webp' }
    },
    onPublished: () => {},
    holds: 1_000,
    withLease: async (_partnerId, _work, run) => {
      await run()
      return true
    },
    isReady: () =>
      ask(`${baseUrl}/openapi.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
    endStreams: () => {},
    close: async () => {},
  }
}
