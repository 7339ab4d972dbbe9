import { serveStatic } from '@hono/node-server/serve-static'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { StoredFile } from '#backend/files/file-store.ts'
import type { Theme } from '#schema/theme.ts'
import { previewAnswerPath } from '#renderer/server/keep-preview.ts'
import type { SiteIcon } from '#renderer/server/site-icons.ts'
import { isCrawlerPath } from './crawlers.ts'
import { errorResponse } from '../error-answer.ts'
import { failurePage, type Failures } from '../failures.ts'
import { favicon } from './favicon.ts'
import { ImageProblem, problemAnswer } from '../images/image-problem.ts'
import type { Images } from '../images/images.ts'
import { isHttps, requestOrigin } from '../origin.ts'
import type { PageScriptStore } from '../page-scripts.ts'
import type { PreviewAnswering } from './preview-answering.ts'
import type { PreviewOpening } from './preview-opening.ts'
import type { renderWithVike } from '../render-with-vike.ts'
import { contentSecurityPolicy, securityHeadersOf } from '../security-headers.ts'
import type { ShareCards } from '../share-cards/share-cards.ts'
import { chooseEncoding } from '#backend/http/encodings.ts'

export type AppOptions = {
  /** The stored file of an address (`/_files/…`). */
  readFile: (path: string) => Promise<StoredFile | null>
  images: Images
  shareCards: ShareCards
  openPreview: PreviewOpening
  answerPreview: PreviewAnswering
  /** A font file of the clinic at an origin; `null` where it has none of this name. Absent in development. */
  readFont?: (key: string, origin: string) => Promise<Uint8Array | null>
  /** Answers below `/_catalogue`. */
  catalogue: Hono<{ Bindings: HttpBindings }>
  /** Answers what crawlers ask for: robots.txt, sitemaps, the feed. */
  crawlers: Hono<{ Bindings: HttpBindings }>
  /** Folder of the browser's build; absent in development, where Vite serves the sources. */
  clientDir?: string
  /** The booking widget's document for an origin. Throws `ApiError` where there is no clinic. */
  widgetPage: (origin: string, accepted: string | undefined) => Promise<Response>
  /** The widget's launcher script in development; a build has it as a file. */
  launcherScript?: () => Promise<string>
  /** The scripts of a page, put together. */
  pageScript: PageScriptStore
  /** Reads name, theme and own icons of the clinic at an origin. Throws `ApiError` where there is none. */
  brand: (origin: string) => Promise<{ name: string; theme: Theme; icons: SiteIcon[] }>
  fail: Failures
  /** Makes a document of one of vike's pages: `renderWithVike`. */
  renderDocument: typeof renderWithVike
  isReady: () => Promise<boolean>
}

/** A build's files carry their content in their name; what is in `public/` does not. */
const forever = 'public, max-age=31536000, immutable'

/** Largest form of an answer to a preview, in bytes: five hundred characters of Korean, each nine bytes as it is sent. */
const answerLimit = 16 * 1024

/** Paths that the API answers. */
export const isApiPath = (path: string) => /^\/_api(?:[/?]|$)/.test(path)

/** Paths that `createApp` answers; any other is a page of a site. */
export const isAppPath = (path: string) =>
  isCrawlerPath(path) ||
  /^\/(?:_card|_catalogue|_files|_fonts|_image|_operator|_preview|_widget|assets|admin|healthz|readyz|manifest\.webmanifest|favicon\.svg|favicon\.ico|error\.css)(?:[/?]|$)/.test(
    path,
  )

/** Everything but the API and the pages of the sites: console, pictures, the build's files, health. */
export function createApp({
  readFile,
  images,
  shareCards,
  openPreview,
  answerPreview,
  readFont,
  catalogue,
  crawlers,
  clientDir,
  widgetPage,
  launcherScript,
  pageScript,
  brand,
  fail,
  renderDocument,
  isReady,
}: AppOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of securityHeadersOf(context.res.headers.get('content-type')))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  app.get('/_image', async ({ req }) => {
    const query = new URL(req.url).searchParams
    const accept = req.header('accept') ?? ''
    const { status, headers, body } = await images.answer({
      query,
      accept,
      ifNoneMatch: req.header('if-none-match'),
    })
    return new Response(body as BodyInit | null, { status, headers })
  })
  app.get('/_card/:file{[0-9a-f]{64}\\.jpg}', async ({ env, req, notFound }) => {
    const origin = requestOrigin(env.incoming)
    const address = req.query('path')
    if (!origin || !address?.startsWith('/')) return notFound()
    try {
      const bytes = await shareCards({ origin, address, hash: req.param('file').slice(0, 64) })
      return new Response(new Uint8Array(bytes), {
        headers: { 'content-type': 'image/jpeg', 'cache-control': forever },
      })
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error
      const { status, headers, body } = problemAnswer(error)
      return new Response(body, { status, headers })
    }
  })
  app.get('/_fonts/:file{[0-9a-f]{64}\\.woff2}', async ({ env, req }) => {
    const origin = requestOrigin(env.incoming)
    const bytes = origin && (await readFont?.(req.param('file').slice(0, 64), origin))
    if (!bytes) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'font/woff2', 'cache-control': forever },
    })
  })
  app.get('/_preview/:token', ({ env, req, notFound }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    const path = req.query('path') ?? '/'
    return openPreview({ origin, isHttps: isHttps(env.incoming), token: req.param('token'), path })
  })
  app.post(previewAnswerPath, bodyLimit({ maxSize: answerLimit }), ({ env, req, notFound }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    return answerPreview({ origin, isHttps: isHttps(env.incoming), request: req.raw })
  })
  app.get('/_files/*', async ({ req }) => {
    const file = await readFile(req.path)
    if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    return new Response(new Uint8Array(file.bytes), {
      headers: { 'content-type': file.mime, 'cache-control': forever },
    })
  })
  app.get('/manifest.webmanifest', async ({ env, notFound }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    const { name, theme, icons } = await brand(origin)
    const manifest = {
      name,
      short_name: name,
      lang: 'ko',
      start_url: '/',
      display: 'browser',
      background_color: theme.ground,
      theme_color: theme.ground,
      icons: icons.length > 0 ? icons : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }
    return new Response(JSON.stringify(manifest), {
      headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
    })
  })
  app.get('/favicon.svg', async ({ env, notFound }) => {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    const { name, theme } = await brand(origin)
    return new Response(favicon(name, theme), {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    })
  })
  app.get('/healthz', () => Response.json({ status: 'ok' }))
  app.get('/readyz', async () =>
    (await isReady())
      ? Response.json({ status: 'ok' })
      : Response.json({ status: 'unavailable' }, { status: 503 }),
  )
  app.get('/_widget', async ({ env, req, notFound }) => {
    const origin = requestOrigin(env.incoming)
    return origin ? widgetPage(origin, req.header('accept-encoding')) : notFound()
  })
  if (launcherScript) {
    app.get('/_widget/launcher.js', async () => {
      const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
      return new Response(await launcherScript(), { headers })
    })
  }
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
  app.route('/_catalogue', catalogue)
  app.route('/', crawlers)
  app.get('/admin', showConsole)
  app.get('/admin/*', showConsole)
  if (clientDir) {
    app.use(async (context, next) => {
      await next()
      if (!context.res.ok) return
      const isFixed = context.req.path.startsWith('/assets/')
      context.res.headers.set('cache-control', isFixed ? forever : 'public, max-age=3600')
      // Nobody asks whether a file has changed whose name would.
      if (isFixed) context.res.headers.delete('last-modified')
    })
    app.use(serveStatic({ root: clientDir, precompressed: true }))
  }
  app.notFound(() => errorResponse(404))
  app.onError(failurePage(fail))
  return app

  async function showConsole(): Promise<Response> {
    const { document, styleHashes } = await renderDocument({ urlOriginal: '/admin' })
    return new Response(document, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(clientDir && {
          'content-security-policy': contentSecurityPolicy({
            ...(styleHashes && { styleHashes }),
            showsOwnPictures: true,
          }),
        }),
      },
    })
  }
}
