import type { Logger } from 'pino'
import { ApiError, type ApiClient } from '#api/client.ts'
import { createWorkQueue } from '#backend/kernel/concurrency/work-queue.ts'
import { loadSite, type LoadedSite, type LoadSiteOptions, type Trial } from '#renderer/server/load-site.ts'
import type { ScriptIndex } from '#renderer/shared/site-data.ts'
import type { SiteRequest } from '#renderer/server/site-request.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import type { FontFaces } from './fonts/font-faces.ts'
import type { PreparedSite } from './preparation/prepared-sites.ts'
import { renderWithVike } from './render-with-vike.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'
import { StoredPage } from './cache/stored-page.ts'

export type PageRequest = {
  origin: string
  /** Path without query. */
  path: string
  parameters: URLSearchParams
  /** `html` for a document, `data` for what the browser needs to show the page in the document it has. */
  form: 'html' | 'data'
  /** The revision to render; `undefined` for the draft. */
  revision: number | undefined
  /** Version under which the page is kept. */
  version: string
  /** Fonts and colours made in advance for the clinic's pages; without them, the slices of the whole typefaces. */
  prepared?: Pick<PreparedSite, 'fonts' | 'colours'> | undefined
  api: ApiClient
  /** Shown in place of the draft's own. */
  trial?: Trial
}

export type RenderedPage = { page: StoredPage } & Pick<LoadedSite, 'complete' | 'parameters'>

export type PageRenderer = (request: PageRequest) => Promise<RenderedPage>

export type PageRendererOptions = {
  definitions: ReadonlyMap<string, BlockDefinition>
  productTexts: ReadonlySet<string>
  scripts: ScriptIndex
  fontFaces: FontFaces
  logger: Logger
  /** In development Vite adds inline scripts and styles of its own, so there is no policy. */
  development: boolean
  /** Origins whose scripts certify visitors. */
  certificationOrigins?: readonly string[]
}

/** Published pages may be kept by a shared cache for some seconds and be shown from it while the site is down. */
const publishedCaching: [string, string][] = [
  ['cache-control', 'public, max-age=0, stale-if-error=86400'],
  ['cdn-cache-control', 'public, max-age=5, stale-while-revalidate=60, stale-if-error=86400'],
]
const draftCaching: [string, string][] = [
  ['cache-control', 'no-store'],
  ['x-robots-tag', 'noindex'],
]

/** Makes pages anew. Throws `ApiError` where the API does not give what the page needs. */
export function createPageRenderer({
  definitions,
  productTexts,
  scripts,
  fontFaces,
  logger,
  development,
  certificationOrigins = [],
}: PageRendererOptions): PageRenderer {
  return async (request) => {
    const state = request.revision === undefined ? 'draft' : 'published'
    const options: LoadSiteOptions = {
      api: request.api,
      origin: request.origin,
      path: request.path,
      parameters: request.parameters,
      state,
      revision: request.revision,
      definitions,
      productTexts,
      scripts,
      trial: request.trial,
    }
    const caching = state === 'published' ? publishedCaching : draftCaching
    if (request.form === 'data') {
      const { data, complete, parameters, validUntil } = await loadSite(options)
      const { shell: _, ...pageData } = data
      const page = new StoredPage({
        status: data.status,
        version: request.version,
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify(pageData),
        headers: [...caching, ...securityHeaders],
        validUntil,
      })
      return { page, complete, parameters }
    }

    const { document, result } = await renderDocument({
      ...options,
      fonts: (theme) => fontFaces(theme, request.prepared?.fonts),
      colours: request.prepared?.colours ?? {},
      report: ({ error, ...fields }) =>
        logger.warn({ ...fields, partner: request.origin, err: error }, 'A block could not be shown.'),
    })
    // A draft may be an editor's, and is looked at with whatever rights its viewer has in the console (decision 0029).
    const { styleHashes, scriptHashes } = result
    // On every page, as one comes from any to where one is certified without another document.
    const policy = contentSecurityPolicy(
      state === 'draft' ? { styleHashes, scriptHashes } : { ...result, certificationOrigins },
    )
    const page = new StoredPage({
      status: result.status,
      version: request.version,
      contentType: 'text/html; charset=utf-8',
      body: document,
      headers: [
        ...caching,
        ...securityHeaders,
        ...(development ? [] : [['content-security-policy', policy] as [string, string]]),
      ],
      validUntil: result.validUntil,
    })
    return { page, complete: result.complete, parameters: result.parameters }
  }
}

const takeTurn = createWorkQueue({ size: 1 })

async function renderDocument(siteRequest: SiteRequest) {
  // Outside vike, which would tell every failure of the API once more in words of its own.
  const loadedSite = await loadSite(siteRequest)
  // The path is in the request. To vike all pages of the sites are one: it would take `/%61dmin` for the console's
  // page, and `/index.pageContext.json` for a question of its own scripts.
  const { document, siteResult: result } = await takeTurn(async () => {
    // Rendering blocks this thread, so requests that have arrived, such as those for kept pages, go first.
    await new Promise(setImmediate)
    return renderWithVike({ urlOriginal: '/', siteRequest, loadedSite })
  })
  if (!result) throw new Error(`vike did not render ${siteRequest.path} as a page of the site.`)
  return { document, result }
}

/** True for the error with which the API says that the revision was replaced while a page was put together from it. */
export const isRevisionChanged = (error: unknown) =>
  error instanceof ApiError && error.code === 'revision-changed'
