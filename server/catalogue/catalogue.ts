import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { ApiError, type ApiClient } from '#api/client.ts'
import { demoClinics, readDemoLook } from '#backend/operation/seeds/seed-demo.ts'
import { check } from '#registry/resolve.ts'
import type { CatalogueData } from '#renderer/shared/catalogue-request.ts'
import { themeStyles } from '#renderer/server/document.ts'
import type { BlockDefinition } from '#schema/define-block.ts'
import { readShell } from '#renderer/server/read-shell.ts'
import { shellPath } from '#schema/page.ts'
import { theme as themeSchema, type Theme } from '#schema/theme.ts'
import { errorResponse } from '../error-answer.ts'
import { requestOrigin } from '../origin.ts'
import type { PageRenderer } from '../page-renderer.ts'
import type { renderWithVike } from '../render-with-vike.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { createOwnContent, type OwnContent } from './own-content.ts'
import { drawIconSheet } from './icon-sheet.ts'
import { drawSamplePicture } from './picture.ts'
import { blockPage, everySection, variantsOf, type SamplePage } from './sample-page.ts'

export type CatalogueOptions = {
  definitions: ReadonlyMap<string, BlockDefinition>
  /** Renders as every page of a site is rendered. */
  render: PageRenderer
  /** Makes a document of one of vike's pages: `renderWithVike`. */
  renderDocument: typeof renderWithVike
  /** The API for an origin, asked for nothing but what any visitor may have. */
  api: (origin: string) => ApiClient
  /** In development Vite adds inline scripts and styles of its own, so there is no policy. */
  development: boolean
}

/** Themes beside that of the clinic whose host it is: the default palette, and those of the demo. */
type Themes = Record<string, { title: string; theme: () => Theme }>

async function loadThemes(): Promise<Themes> {
  const ofDemo = await Promise.all(
    demoClinics.map(async (clinic) => {
      const { name, theme } = await readDemoLook(clinic)
      return [clinic, { title: `데모 · ${name}`, theme: () => themeSchema.parse(theme) }]
    }),
  )
  return {
    default: { title: '기본 팔레트', theme: () => themeSchema.parse({}) },
    ...Object.fromEntries(ofDemo),
  }
}

/**
 * `/_catalogue`: every block type with every kind of its data, and every part of the interface, for those who make
 * them. What it shows are samples; of the clinic whose host it is it shows what any visitor sees. Nothing is kept.
 */
export function createCatalogue({ definitions, render, renderDocument, api, development }: CatalogueOptions) {
  const ownContent = createOwnContent()
  let iconSheet: string | undefined
  let loadedThemes: Promise<Themes> | undefined
  // The demo is on disk and never changes while the server runs.
  const readThemes = () => (loadedThemes ??= loadThemes())
  const app = new Hono<{ Bindings: HttpBindings }>()
  type Request = Context<{ Bindings: HttpBindings }>

  app.get('/block/:component', async (context) => {
    const definition = definitions.get(context.req.param('component'))
    if (!definition) return notFound()
    const { sample = 'sample', stage, own } = context.req.query()
    const content = own === undefined ? undefined : await contentFor(context)
    return show(context, blockPage(definition, sample, { hero: stage === 'hero' }, definitions, content))
  })
  app.get('/sections', async (context) => {
    const { sample = 'sample', header = '' } = context.req.query()
    return show(context, everySection(sample, definitions.get(header), definitions))
  })
  app.get('/picture/:size{[0-9]{1,5}x[0-9]{1,5}}/:name{[A-Za-z0-9-]+\\.svg}', ({ req }) => {
    const [width = 1, height = 1] = req.param('size').split('x').map(Number)
    return new Response(drawSamplePicture(width, height, req.param('name')), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
    })
  })
  app.get('/icons.svg', () => {
    iconSheet ??= drawIconSheet()
    return new Response(iconSheet, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
    })
  })
  app.get('*', showTool)

  return app

  /** A document of samples, by the way that every page of a site takes. */
  async function show({ env, req }: Request, { global, page }: SamplePage): Promise<Response> {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    const theme = await chosenTheme(origin, req.query('theme'))
    const at = req.query('at') ?? ''
    const path = at.startsWith('/') ? at : '/'
    const site = api(origin)
    const { page: stored } = await render({
      origin,
      path,
      parameters: new URLSearchParams(req.query('still') === undefined ? '' : 'still'),
      form: 'html',
      // Without a revision nobody keeps the answer and no search engine lists it, as for drafts.
      revision: undefined,
      version: 'sample',
      api: {
        request: async (name, ...input) => {
          if (name !== 'GET /page') return site.request(name, ...input).catch(asLate)
          const wanted = (input[0] as { query: { path: string } }).query.path
          return (wanted === shellPath ? { revision: 0, theme, global } : { ...page, path }) as never
        },
      },
    })
    const { body, headers } = await stored.encoded('identity')
    const pairs = Array.from({ length: headers.length / 2 }, (_, index) =>
      headers.slice(index * 2, index * 2 + 2),
    ) as [string, string][]
    return new Response(new Uint8Array(body), { status: stored.status, headers: pairs })
  }

  /** What visitors see of the clinic whose host it is. */
  async function contentFor({ env }: Request): Promise<OwnContent | undefined> {
    const origin = requestOrigin(env.incoming)
    if (!origin) return undefined
    const site = api(origin)
    const { revision } = await readShell(site)
    return ownContent(origin, revision, site)
  }

  async function chosenTheme(origin: string, name: string | undefined): Promise<Theme> {
    // Asks in any case: a host that nobody has is not served.
    const shell = await readShell(api(origin))
    return (name === undefined ? undefined : (await readThemes())[name]?.theme()) ?? shell.theme
  }

  async function showTool({ env, req }: Request): Promise<Response> {
    const origin = requestOrigin(env.incoming)
    if (!origin) return notFound()
    const theme = await chosenTheme(origin, req.query('theme'))
    const { document, styleHashes } = await renderDocument({
      urlOriginal: '/_catalogue',
      catalogue: {
        data: await catalogueData(),
        themeStyles: req.path.startsWith('/_catalogue/part/') ? themeStyles(theme) : '',
      },
    })
    return new Response(document, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(!development && {
          'content-security-policy': contentSecurityPolicy(styleHashes ? { styleHashes } : {}),
        }),
      },
    })
  }

  async function catalogueData(): Promise<CatalogueData> {
    const themes = await readThemes()
    const types = [...definitions.values()].map((definition) => {
      const { component, slot, version, title, description } = definition
      const variants = variantsOf(definition).map(({ id, title: name, data }) => {
        const checked = check(slot, { component, version, data: data as never }, definitions)
        return { id, title: name, ...('problem' in checked && { problem: checked.problem.message }) }
      })
      return { component, slot, version, title, description, variants }
    })
    return { types, themes: Object.entries(themes).map(([id, { title }]) => ({ id, title })) }
  }
}

const notFound = () => errorResponse(404)

/** A sample stands for things that this clinic may not have: its block then waits, and the page stays one. */
function asLate(error: unknown): never {
  if (!(error instanceof ApiError && error.status === 404)) throw error
  throw new ApiError({ status: 503, message: error.message, code: 'sample' })
}
