/**
 * The first of the benchmarks: a page rendered anew against bare `renderToString` of the same elements, in one
 * process. Built beside the server (`build.mjs`) and run by `scripts/bench.mjs`; writes JSON to stdout.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { renderToString } from 'react-dom/server'
import { createApiClient } from '#api/client.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { createBackend } from '#backend/create-backend.ts'
import { connectDatabase } from '#backend/kernel/database/connect.ts'
import { createFileStore } from '#backend/clinic/files/file-store.ts'
import { seedDemo } from '#backend/operation/seeds/seed-demo.ts'
import { loadComponents, loadEarlyLayers } from '#registry/components.ts'
import { definitions } from '#registry/definitions.ts'
import { renderDocument } from '#renderer/server/document.ts'
import { loadSite, type LoadSiteOptions } from '#renderer/server/load-site.ts'
import { renderSite } from '#renderer/server/render-site.tsx'
import { createFontFaces } from '#server/fonts/font-faces.ts'
import { planFontSet } from '#server/fonts/font-set.ts'
import { addPageTexts, noCharacters } from '#server/fonts/page-texts.ts'
import { typefacesOf } from '#server/fonts/typefaces.ts'
import { createPageRenderer } from '#server/page-renderer.ts'
import { defaultPages } from '#backend/publishing/site/default-pages.ts'
import { productTexts } from '#backend/publishing/site/product-texts.ts'
import { PublishedAnswers } from '#server/cache/published-answers.ts'
import { createScriptIndex, type Manifest } from '#server/script-index.ts'
import { versionOf } from '#server/cache/site-directory.ts'
import { StoredPage } from '#server/cache/stored-page.ts'
import { countElements, readPlainNodes, toElements, withoutBoundaries } from './plain-elements.ts'

const origin = 'http://localhost:3000'
const path = '/'
const rounds = 9
/** Milliseconds of processor that one work is repeated in a round. */
const roundTime = 400
/** As long as it takes until all of a page's code has been made fast; with 1,500 ms that fell into the rounds. */
const warmUpTime = 5000

const dataDir = process.env.DATA_DIR ?? ''
const logger = pino({ level: 'warn' }, pino.destination(2))

const files = createFileStore(join(dataDir, 'files'))
const database = await connectDatabase({ dataDir })
await seedDemo({ database, files, admin: {} })
const backend = createBackend({ database, files, logger, definitions })

let calls: Request[] = []
const api = createApiClient({
  baseUrl: '/_api',
  origin,
  fetch: (request) => {
    calls.push(request.clone())
    return backend.fetch(request)
  },
})

const folder = dirname(fileURLToPath(import.meta.url))
const clientDir = join(folder, '../client')
const manifest = JSON.parse(await readFile(join(clientDir, '.vite/site.json'), 'utf8')) as Manifest
const scripts = createScriptIndex((component) => definitions.get(component)?.slot, manifest)
const fontFaces = createFontFaces(manifest)
const render = createPageRenderer({
  definitions,
  productTexts: productTexts(definitions, defaultPages),
  scripts,
  fontFaces,
  logger,
  development: false,
})

const site = await api.request('GET /partners/this/revision')
const { revision } = site
const version = versionOf(site)
const parameters = new URLSearchParams()
const options: LoadSiteOptions = {
  api,
  origin,
  path,
  parameters,
  state: 'published',
  revision,
  definitions,
  productTexts: productTexts(definitions, defaultPages),
  scripts,
}
// As the server asks for pages: what the API answered is shared by the pages of a revision.
const shared = new PublishedAnswers().client(api, origin, version)
const renderAnew = () =>
  render({
    origin,
    path,
    parameters,
    form: 'html',
    revision,
    version,
    prepared: { fonts, colours: {} },
    api: shared,
  })

// What the parts of a page are given, made once.
calls = []
const loaded = await loadSite(options)
const asked = calls.map(({ url, headers }) => ({ url, headers }))
const names = Object.keys(loaded.data.scripts)
const components = await loadComponents(names)
const layers = await loadEarlyLayers(names)
const rendered = renderSite(loaded, api, components, layers)
if (!loaded.complete || rendered.failures.length > 0) throw new Error('The page did not render whole.')
// The page's own fonts, as they are made in the background.
const { theme } = loaded.data.shell
const first = noCharacters()
addPageTexts(first, loaded.data)
const fonts = planFontSet(typefacesOf(theme), { first, all: first })
const partner = loaded.queryClient.getQueryData(getPartnerQueryOptions(api).queryKey)
const writeDocument = () =>
  renderDocument({
    data: loaded.data,
    address: loaded.address,
    rendered,
    partner,
    fonts: fontFaces(theme, fonts),
    colours: {},
    entry: scripts.entry,
    isStill: false,
  })
const { html } = writeDocument()

const nodes = readPlainNodes(rendered.html)
const elements = toElements(nodes)
const again = renderToString(elements)
if (again !== withoutBoundaries(rendered.html))
  throw new Error(`The bare elements differ: ${firstDifference(again)}`)

function firstDifference(bare: string): string {
  const page = withoutBoundaries(rendered.html)
  let at = 0
  while (bare[at] === page[at]) at += 1
  return `${bare.slice(at - 80, at + 80)}\nwhere the page has\n${page.slice(at - 80, at + 80)}`
}

const works: Record<string, () => unknown> = {
  anew: renderAnew,
  // Into the bytes that a server sends, as the page is.
  bare: () => Buffer.from(renderToString(elements)),
  bareMade: () => Buffer.from(renderToString(toElements(nodes))),
  bareText: () => renderToString(toElements(nodes)),
  load: () => loadSite({ ...options, api: shared }),
  answers: () =>
    Promise.all(
      asked.map(async ({ url, headers }) => (await backend.fetch(new Request(url, { headers }))).text()),
    ),
  partner: () => Promise.all(asked.map(() => database.findPartner('localhost'))),
  components: () => Promise.all([loadComponents(names), loadEarlyLayers(names)]),
  render: () => renderSite(loaded, api, components, layers),
  document: writeDocument,
  stored: () =>
    new StoredPage({
      status: 200,
      version,
      contentType: 'text/html; charset=utf-8',
      body: html,
      headers: [],
    }),
}

/** Milliseconds of processor that this process has used: what else the machine does counts for nothing in them. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Milliseconds of processor that one run of a work takes, repeated one after the other for a while: of the processor's
 * time too, as on a busy machine little of a second would be left for the code to be made fast by running.
 */
async function time(work: () => unknown, duration: number): Promise<number> {
  const began = processorTime()
  let [runs, used, asked] = [0, 0, performance.now()]
  while (used < duration) {
    const result = work()
    if (result instanceof Promise) await result
    calls.length = 0
    runs += 1
    // To be asked too often would be a work of its own.
    if (performance.now() - asked < 20) continue
    used = processorTime() - began
    asked = performance.now()
  }
  return used / runs
}

/** Names of a few works, with a comma between, for whoever works on them. */
const only = process.env.BENCH_ONLY?.split(',')
const chosen = Object.entries(works).filter(([name]) => !only || only.includes(name))
for (const [, work] of chosen) await time(work, warmUpTime)
const times: Record<string, number[]> = Object.fromEntries(chosen.map(([name]) => [name, []]))
for (let round = 0; round < rounds; round += 1) {
  for (const [name, work] of chosen) times[name]?.push(await time(work, roundTime))
}

/** vike's guard against endless loops keeps count of every page of so many milliseconds. */
const guardTime = 5000
let steady: { milliseconds: number; pages: number } | undefined
if (!only) {
  await time(renderAnew, guardTime)
  const began = performance.now()
  let pages = 0
  const milliseconds = await time(() => ((pages += 1), renderAnew()), guardTime / 2)
  steady = { milliseconds, pages: (pages * 1000) / (performance.now() - began) }
}

await backend.close()
await database.close()
process.stdout.write(
  `${JSON.stringify({ times, steady, elements: countElements(nodes), bytes: Buffer.byteLength(html), calls: asked.length })}\n`,
)
