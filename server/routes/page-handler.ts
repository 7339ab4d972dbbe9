import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { ApiError, type ApiClient } from '#api/client.ts'
import { PageMoved } from '#renderer/server/load-site.ts'
import { sendError } from '../error-answer.ts'
import type { Failures } from '../failures.ts'
import { inNameOf, requestOrigin } from '../origin.ts'
import type { PageAddress, PageCache } from '../cache/page-cache.ts'
import { isRevisionChanged, type PageRenderer, type PageRequest } from '../page-renderer.ts'
import type { SitePreparation } from '../preparation/site-preparation.ts'
import { tightenPages } from '../cache/tighten-pages.ts'
import { PublishedAnswers } from '../cache/published-answers.ts'
import { versionOf, type SiteDirectory, type SiteState } from '../cache/site-directory.ts'
import { openShortAddress, shortCodeOf } from './short-addresses.ts'
import { splitAddress } from '../split-address.ts'
import { createFairQueue } from '#backend/kernel/concurrency/fair-queue.ts'
import { chooseEncoding } from '#backend/kernel/http/encodings.ts'
import { heldTag, type Representation, type StoredPage } from '../cache/stored-page.ts'

/**
 * Limits of rendering. A clinic gets only some of the places, so that a clinic with many pages outside the cache
 * leaves places for others. More waiting pages than the limit are a flood.
 */
const renderings = { size: 8, sizeOfOne: 2, most: { ofOne: 100, ofAll: 1_000 } }
const flooded = () =>
  new ApiError({ status: 429, code: 'too-many-requests', message: '요청이 너무 많습니다.' })

/** Asks for the drafts, or for a revision by its number, as who may see drafts sees it. */
const isPreview = (asked: string | null) => asked !== null && /^(?:draft|[1-9]\d{0,8})$/.test(asked)

export type PageHandlerOptions = {
  directory: SiteDirectory
  render: PageRenderer
  /** A client of the API for an origin, with headers of the visitor's where a draft is asked for. */
  api: (origin: string, headers?: Record<string, string>) => ApiClient
  /** Makes the clinics' own fonts; absent in development. */
  preparation: SitePreparation | undefined
  logger: Logger
  fail: Failures
  cache: PageCache
  /** In development every page is rendered anew: its sources change. */
  development: boolean
}

type Target = {
  origin: string
  path: string
  parameters: URLSearchParams
  form: 'html' | 'data'
  address: PageAddress
}

/**
 * Answers for the site's pages: from the cache where it holds what is published, else rendered anew. What is
 * in the cache is sent from ready buffers, without a promise, a router or a framework in between.
 */
export function createPageHandler(options: PageHandlerOptions) {
  const { directory, render, api, preparation, logger, fail, development, cache } = options
  const answers = new PublishedAnswers()
  const tighten = tightenPages(logger)
  const takeTurn = createFairQueue({ ...renderings, full: flooded })

  /** State that a page must be of to be the one of now: that of the site, and of what is made in advance. */
  const pageVersion = (site: SiteState) => `${versionOf(site)} ${preparation?.known(site)?.name ?? ''}`
  const isCurrent = (page: StoredPage, site: SiteState) =>
    page.version === pageVersion(site) && page.validUntil > Date.now()
  /** True where the page is right but its fonts or pictures are older than the prepared ones. */
  const hasCurrentContent = (page: StoredPage, site: SiteState) =>
    page.version.startsWith(`${versionOf(site)} `) && page.validUntil > Date.now()

  return function handlePage(request: IncomingMessage, response: ServerResponse): void {
    const target = readTarget(request)
    if (!target) return sendError(response, 400)
    if ('location' in target) return redirect(response, target.location)
    const isDraft = isPreview(target.parameters.get('preview'))
    const site = directory.known(target.origin)
    if (site?.isSuspended && !isDraft) return sendError(response, 503, { code: 'suspended' })
    // A short address may have begun to lead somewhere since its path was no page.
    const isCached = site && !isDraft && shortCodeOf(target.path) === undefined
    const page = isCached ? cache.get(target.address) : undefined
    if (site && page && isCurrent(page, site)) {
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      const ready = page.ready(encoding)
      if (ready) {
        if (encoding === 'br') tighten(page)
        return send(request, response, page, ready, hit(site))
      }
    }
    answer(request, response, target, isDraft).catch((error: unknown) => {
      if (error instanceof PageMoved) {
        // Asked for anew each time: a page may move back, and a kept redirection would lead round in a circle.
        response.setHeader('cache-control', 'no-cache')
        return redirect(response, withQuery(error.to, target.parameters))
      }
      const { status, ...details } = fail(error, target.address.page)
      sendError(response, status, details)
    })
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    isDraft: boolean,
  ) {
    const site = await directory.find(target.origin)
    if (isDraft) {
      const draft = {
        ...target,
        revision: undefined,
        version: 'draft',
        prepared: site ? preparation?.known(site) : undefined,
        api: api(target.origin, inNameOf(request)),
      }
      const page = await takeTurn(site?.partnerId ?? 0, () => render(draft))
      return sendPage(request, response, target, page.page, 'danjang; fwd=bypass')
    }
    if (!site) return sendError(response, 404)
    if (site.isSuspended) return sendError(response, 503, { code: 'suspended' })
    const code = shortCodeOf(target.path)
    const opened = code && (await openShortAddress(api(target.origin), { ...target, code }))
    if (opened) return redirect(response.setHeader('cache-control', 'no-store'), opened, 302)
    await preparation?.find(target.origin, site)
    const cached = cache.get(target.address)
    if (cached && isCurrent(cached, site)) {
      return sendPage(request, response, target, cached, hit(site))
    }
    try {
      const rendering = cache.once(target.address, pageVersion(site), () =>
        takeTurn(site.partnerId, () => renderPublished(target, site)),
      )
      if (cached && hasCurrentContent(cached, site)) {
        // Nobody waits for newer fonts and colours: the page shows the same without.
        rendering.catch((error: unknown) =>
          logger.warn({ err: error }, 'A page did not get its newer fonts.'),
        )
        return await sendPage(request, response, target, cached, hit(site))
      }
      const page = await (cached ? inTime(rendering) : rendering)
      return await sendPage(request, response, target, page, 'danjang; fwd=miss')
    } catch (error) {
      if (!cached || error instanceof PageMoved) throw error
      logger.error(
        { err: error, page: target.address.page },
        'A page could not be rendered; its last version is served.',
      )
      return sendPage(request, response, target, cached, 'danjang; hit; detail=stale')
    }
  }

  async function renderPublished(target: Target, site: SiteState): Promise<StoredPage> {
    const at = (now: SiteState): PageRequest => ({
      ...target,
      revision: now.revision,
      version: pageVersion(now),
      prepared: preparation?.known(now),
      api: answers.client(api(target.origin), target.origin, versionOf(now)),
    })
    const { page, complete, parameters } = await render(at(site)).catch(async (error: unknown) => {
      if (!isRevisionChanged(error)) throw error
      // Someone published between the two halves of the page: take both from the new revision.
      directory.published(site.partnerId)
      const now = await directory.find(target.origin)
      if (!now) throw error
      return render(at(now))
    })
    if (complete && !development) cache.set(target.address, parameters, page)
    return page
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    { address }: Target,
    page: StoredPage,
    cacheStatus: string,
  ) {
    const before = page.size
    const representation = await page.encoded(chooseEncoding(request.headers['accept-encoding']))
    if (page.size !== before) cache.recount(address, page)
    send(request, response, page, representation, cacheStatus)
  }
}

const hit = ({ stale }: SiteState) => (stale ? 'danjang; hit; detail=stale' : 'danjang; hit')

/** Time in ms that a page which replaces one in the cache is waited for. */
const patience = 1_500

/**
 * Rejects where a rendering takes so long that the page in the cache is the better answer; it goes on all the same.
 */
function inTime(rendering: Promise<StoredPage>): Promise<StoredPage> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${patience} ms.`)), patience)
  })
  return Promise.race([rendering, late]).finally(() => clearTimeout(timer))
}

function readTarget(request: IncomingMessage): Target | { location: string } | undefined {
  const origin = requestOrigin(request)
  const { path: rawPath, query, parameters } = splitAddress(request.url ?? '/')
  if (!origin || !rawPath.startsWith('/')) return undefined
  const form = rawPath === '/_page' ? 'data' : 'html'
  const path = form === 'data' ? (parameters.get('path') ?? '/') : rawPath
  if (form === 'data') parameters.delete('path')
  if (!path.startsWith('/')) return undefined
  // One address a page: no slash at the end, none doubled (`//host` and `/\\host` would lead off the site).
  const tidy = path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '')
  if (tidy !== path && form === 'html') return { location: query ? `${tidy}?${query}` : tidy }
  return {
    origin,
    path: tidy,
    parameters,
    form,
    address: { page: `${form} ${origin}${tidy}`, parameters },
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  representation: Representation,
  cacheStatus: string,
): void {
  const etag = heldTag(request.headers['if-none-match'], representation)
  if (etag && page.status === 200) {
    response.writeHead(304, ['etag', etag, 'vary', 'accept-encoding', 'cache-status', cacheStatus]).end()
    return
  }
  response.writeHead(page.status, [...representation.headers, 'cache-status', cacheStatus])
  response.end(request.method === 'HEAD' ? undefined : representation.body)
}

const withQuery = (path: string, parameters: URLSearchParams) =>
  parameters.size > 0 ? `${path}?${parameters}` : path

function redirect(response: ServerResponse, location: string, status: 301 | 302 = 301): void {
  response.writeHead(status, { location, 'content-length': '0' }).end()
}
