import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { get, getCached, getDrawn, getWhole } from '#tests/support/http.ts'
import { lighthouseProblems } from '#tests/support/lighthouse.ts'
import { accessibilityProblems, overflows } from '#tests/support/page-checks.ts'
import { rounds } from '#tests/support/rounds.ts'

/*
 * Every page of every clinic of the demo: those of the site map, those that stand alone, and whatever a link leads to.
 */
const visit = useBrowser()
const siteUrl = inject('siteUrl')
const hosts = ['localhost', 'mirae.localhost', 'solo.localhost']

/** Pages that neither the site map nor a link names. */
const alone = [
  '/cart',
  '/account',
  '/login',
  '/sign-up',
  '/welcome',
  '/goodbye',
  '/ready',
  '/reservations',
  '/search',
]
/** Pages of a signed-in admin or of whoever booked: a visitor is told so there. */
const closed = ['/preview/product/1', '/preview/brnading/1', '/reservations/1']

/** Screens are kept where this names a folder: `SCREENSHOTS=/tmp/screens`. */
const screenshots = process.env.SCREENSHOTS

const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => unescape(found))

/** Addresses of the files whose pictures a page shows, one each time it is shown. */
const picturesOf = (html: string) =>
  all(html, /<img\b[^>]*?\ssrc="([^"]*)"/g).map((src) => {
    const { pathname, searchParams } = new URL(src, siteUrl)
    return searchParams.get('url') ?? pathname
  })

type Page = {
  /** With the origin. */
  address: string
  path: string
  status: number
  html: string
  title: string
  description: string
  isIndexed: boolean
}

/** What numbers and slugs leave of an address: pages of one kind are alike. */
const kindOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/\d+/g, ':id')
    .replace(/(?<=^\/products\/)[a-z]+$/, ':slug')

/** A link's address on this site, by path and the names of its parameters; `undefined` for one that leads elsewhere. */
function withinSite(href: string, from: URL): string | undefined {
  if (!/^[/?]/.test(href) || href.startsWith('//')) return undefined
  const { pathname, search } = new URL(href, from)
  return /^\/(_|admin|assets|favicon|rss|sitemap|manifest)/.test(pathname)
    ? undefined
    : `${pathname}${search}`
}
const shapeOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, siteUrl)
  return `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`
}

/** Reads a clinic's pages as a crawler does, following every link once. */
async function crawl(origin: string): Promise<Page[]> {
  const map = await get(`${origin}/sitemap.xml`)
  const begin = all(map.text, /<loc>([^<]+)<\/loc>/g).map((address) => address.slice(origin.length))
  const waiting = [...begin, ...alone, ...closed]
  const seen = new Set(waiting.map(shapeOf))
  const pages: Page[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    // Of a busy server a first page may lack answers that came too late for it.
    const { status, text: html } = await getWhole(`${origin}${path}`)
    const [title = ''] = all(html, /<title>([^<]*)<\/title>/g)
    const [description = ''] = all(html, /<meta name="description" content="([^"]*)"/g)
    pages.push({
      address: `${origin}${path}`,
      path,
      status,
      html,
      title,
      description,
      isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    })
    for (const href of all(html, /<a\b[^>]*?\shref="([^"]*)"/g)) {
      const address = withinSite(href, new URL(path, origin))
      if (address === undefined || seen.has(shapeOf(address))) continue
      seen.add(shapeOf(address))
      waiting.push(address)
    }
  }
  return pages
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements, boolean attributes and entities its own way, all of them valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-raw-characters': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // A style rule of house, not of HTML: telephone numbers are formatted for Koreans.
    'tel-non-breaking': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'svg-focusable': 'off',
  },
})

function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Whether a page is the one at its address, not another form of the same. */
const isItself = ({ address, html }: Page) =>
  all(html, /<link rel="canonical" href="([^"]*)"/g).includes(address)

const originOf = (host: string) => siteUrl.replace('localhost', host)
const crawled = new Map<string, Promise<Page[]>>()
const pagesOf = (host: string) => {
  const pages = crawled.get(host) ?? crawl(originOf(host))
  crawled.set(host, pages)
  return pages
}

describe.each(hosts)('%s', (host) => {
  const origin = originOf(host)
  let pages: Page[]
  beforeAll(async () => {
    pages = await pagesOf(host)
  })

  test('no page is missing, and no link leads to one that is', () => {
    expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([])
    expect(pages.length).toBeGreaterThan(50)
  })

  test('every page has one heading of the first level and a title, those for search engines both of their own', () => {
    const headings = pages.map(({ path, html }) => [path, html.match(/<h1\b/g)?.length ?? 0])
    // What is closed asks in the browser who is there, and has its heading then.
    const isShown = ([path]: (typeof headings)[number]) => !closed.includes(path as string)
    expect(headings.filter(isShown).filter(([, count]) => count !== 1)).toEqual([])
    expect(pages.filter(({ title }) => title.trim() === '').map(({ path }) => path)).toEqual([])
    const indexed = pages.filter(isItself).filter(({ isIndexed }) => isIndexed)
    for (const word of ['title', 'description'] as const) {
      const byWord = groupBy(indexed, (page) => page[word])
      const shared = [...byWord].filter(([text, those]) => text === '' || those.length > 1)
      expect(shared.map(([text, those]) => [word, text, those.map(({ path }) => path)])).toEqual([])
    }
  })

  test('every page names the keywords that the clinic has set', () => {
    const without = pages.filter(({ html }) => !/<meta name="keywords" content="[^"]+">/.test(html))
    expect(without.map(({ path }) => path)).toEqual([])
  })

  test('no page shows a picture twice, but for the logo', () => {
    const twice = pages.flatMap(({ path, html }) => {
      const logos = new Set(
        all(html, /(<(?:header|footer)\b[\s\S]*?<\/(?:header|footer)>)/g).flatMap(picturesOf),
      )
      const shown = picturesOf(html).filter((picture) => !logos.has(picture))
      return [...new Set(shown.filter((picture, index) => shown.indexOf(picture) !== index))].map(
        (picture) => [path, picture],
      )
    })
    expect(twice).toEqual([])
  })

  test('a page that a parameter names is listed and has a picture of its own, which junk in its address has not', async () => {
    const events = pages.filter(({ path }) => path.startsWith('/events?eventId='))
    expect(events.filter((page) => !isItself(page)).map(({ path }) => path)).toEqual([])
    for (const { html } of events.slice(0, 1)) {
      const [card = ''] = all(html, /<meta property="og:image" content="([^"]*)"/g)
      const answers = await Promise.all([card, `${card}%26junk%3D1`].map((address) => getDrawn(address)))
      expect(answers.map(({ status }) => status)).toEqual([200, 404])
      expect(html).toContain('"@type":"OfferCatalog"')
    }
    // What is over, or never was, leaves the list.
    const { status, text } = await get(`${origin}/events?eventId=99999999`)
    expect(status).toBe(200)
    expect(text).toContain(`<link rel="canonical" href="${origin}/events">`)
  })

  test('a page of each kind is valid HTML', async () => {
    const problems: string[] = []
    for (const [kind, [first]] of groupBy(pages, ({ path }) => kindOf(path))) {
      if (!first) continue
      const { text } = await getCached(`${origin}${first.path}`)
      const { results } = await validator.validateString(text)
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        problems.push(`${kind}: ${ruleId}: ${message} (${selector})`)
    }
    expect(problems).toEqual([])
  })
})

/** Kinds of page, each shown by the first of a clinic's that there is. */
const kinds = `
  / /products /products/:id /products/:slug /products/category/pick /events /exhibitions
  /exhibitions/:id /brandings/:id /introduce /introduce/staff /introduce/space /info
  /introduce/schedule /info/price /reviews /before-afters /before-afters/:id /boards /boards/:id
  /boards/:id/detail/:id /after-notices /cscenter /cscenter/notice /cscenter/notice/:id
  /cscenter/faq /cscenter/contact /cscenter/boards/:id /cscenter/boards/:id/write
  /cscenter/boards/:id/detail/:id /terms/terms-of-service /terms/privacy-policy`
  .trim()
  .split(/\s+/)
  .concat(alone, closed.map(kindOf))
const sizes = [
  { width: 390, options: phone },
  { width: 1440, options: {} },
]
const everywhere = kinds.flatMap((kind) =>
  hosts.flatMap((host) => sizes.map((size) => ({ kind, host, ...size }))),
)
/** Every home, and of the others each once, with the clinics and the widths in turn. */
const inTurn = everywhere.filter(({ kind, host, width }) => {
  const index = kinds.indexOf(kind)
  return (
    kind === '/' || (host === hosts[index % hosts.length] && width === sizes[index % sizes.length]?.width)
  )
})

/** A page of a kind at a clinic, or at the next that has one. */
async function example(kind: string, host: string): Promise<string> {
  for (const one of [host, ...hosts]) {
    const page = (await pagesOf(one)).find(({ path }) => kindOf(path) === kind)
    if (page) return `${originOf(one)}${page.path}`
  }
  throw new Error(`No clinic of the demo has a page like ${kind}.`)
}

test.each([
  ...rounds({ few: inTurn, all: everywhere }),
  { kind: '/no/such/page', host: 'localhost', width: 390, options: phone },
])('$kind at $host and $width px', async ({ kind, host, options }) => {
  const isMissing = kind === '/no/such/page'
  const address = isMissing ? `${originOf(host)}${kind}` : await example(kind, host)
  const { page, complaints } = await visit(address, { reducedMotion: 'reduce', ...options })
  expect(await page.locator('[data-block-problem]').count()).toBe(0)
  await page.locator('h1').waitFor()
  const broken = await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
    return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
  })
  expect(broken).toEqual([])
  expect(await overflows(page)).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
  // The browser notes by itself that an address names nothing, and that what is closed needs a session.
  const expected = isMissing || closed.map(kindOf).includes(kind) ? /status of 40[14]/ : /^$/
  expect(complaints.filter((one) => !expected.test(one))).toEqual([])
  if (screenshots) {
    mkdirSync(screenshots, { recursive: true })
    const { hostname, pathname } = new URL(address)
    const name = `${hostname}${pathname.replaceAll('/', '_')}-${page.viewportSize()?.width}.png`
    await page.screenshot({ path: join(screenshots, name), fullPage: true })
  }
})

const isOpen = ({ kind }: { kind: string }) => !closed.map(kindOf).includes(kind)
const openOnPhones = everywhere.filter(({ width }) => width === 390).filter(isOpen)
test.each(rounds({ few: [], all: openOnPhones }))(
  'Lighthouse finds nothing to better in accessibility, best practices and SEO: $kind at $host',
  async ({ kind, host }) => {
    const address = await example(kind, host)
    const mayBeIndexed = !/<meta name="robots" content="[^"]*noindex/.test((await get(address)).text)
    expect(await lighthouseProblems(address, { mayBeIndexed })).toEqual([])
  },
)
