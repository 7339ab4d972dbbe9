import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/console-api.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { get } from '#tests/support/http.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

const visit = useBrowser()

let folder: string
let settings: Record<string, string>
let site: SiteProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-fonts-'))
  settings = { ...(await copyDemo(join(folder, 'data'))), PREPARATION: 'on' }
  site = await startSiteProcess(process.cwd(), { ...settings, TRUST_PROXY: 'true' })
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A page once it names the clinic's own fonts and no others. */
async function prepared(url: string, headers: Record<string, string> = {}): Promise<string> {
  let text = ''
  const fonts = async () => {
    text = (await get(url, headers)).text
    const rules = Array.from(
      text.matchAll(/<style id="(?:further-)?fonts"[^>]*>(.*?)<\/style>/gs),
      ([, rule]) => rule,
    ).join('')
    return [rules.includes('/_fonts/'), /\/assets\/[^)]*\.woff2/.test(rules)]
  }
  await expect.poll(fonts, { timeout: 600_000, interval: 200 }).toEqual([true, false])
  return text
}

const sum = (sizes: number[]) => sizes.reduce((before, size) => before + size, 0)

/** Sizes in bytes of the fonts that a page has loaded first. */
async function firstFonts(text: string, url: string): Promise<number[]> {
  const named = text.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)
  const files = await Promise.all(Array.from(named, ([, href]) => get(new URL(String(href), url).href)))
  return files.map(({ body }) => body.byteLength)
}

/** A page once its first fonts fit: where answers were late, a clinic's fonts are made once more after a minute. */
async function fitting(url: string, fits: (sizes: number[]) => boolean): Promise<string> {
  let text = ''
  const sizes = async () => firstFonts((text = await prepared(url)), url)
  await expect.poll(sizes, { timeout: 600_000 }).toSatisfy(fits)
  return text
}

/** Families of the machine that show some of the page's text; ours are none of them. */
async function machineFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main :is(h1, h2, h3, p, a, li)',
  })
  const used = await Promise.all(
    nodeIds.map((nodeId) => tools.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  const fonts = used.flatMap((of) => of.fonts)
  expect(fonts.length).toBeGreaterThan(0)
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}

test.each([
  ['localhost', 1],
  ['mirae.localhost', 41],
  ['solo.localhost', 81],
])(
  'the lists and a treatment of %s name at most 65 kB of fonts to be loaded first',
  async (host, product) => {
    await prepared(site.at(host))
    for (const path of ['/products', `/products/${product}`, '/events', '/cscenter/notice']) {
      const url = new URL(path, site.at(host)).href
      await fitting(url, (sizes) => sizes.length > 0 && sizes.length <= 4 && sum(sizes) <= 65_000)
    }
  },
)

test.each(['localhost', 'mirae.localhost', 'solo.localhost'])(
  'the first visit to %s loads at most 35 kB of fonts for its first screen, 150 kB in four files in all, and waits for no style sheet',
  async (host) => {
    const url = site.at(host)
    const text = await fitting(url, (sizes) => sizes.length > 0 && sum(sizes) <= 35_000)
    expect(text).not.toMatch(/<link[^>]+rel="stylesheet"/)
    const fonts: Promise<number>[] = []
    const { page, complaints, unusedPreloads, rested } = await visit('', phone)
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font')
        fonts.push(response.body().then((body) => body.length))
    })
    await page.goto(url)
    await rested()
    const sizes = await Promise.all(fonts)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.length).toBeLessThanOrEqual(4)
    expect(sum(sizes)).toBeLessThanOrEqual(150_000)
    expect(await machineFonts(page)).toEqual([])
    expect([...complaints, ...unusedPreloads]).toEqual([])
  },
)

test('without scripts a page loads its fonts all the same', async () => {
  const url = site.at('mirae.localhost')
  const all = new Set((await prepared(url)).match(/\/_fonts\/\w+\.woff2/g))
  const loaded = new Set<string>()
  const { page } = await visit('', { ...phone, javaScriptEnabled: false })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (all.has(pathname)) loaded.add(pathname)
  })
  await page.goto(url)
  // Two a typeface: of the first screen, and of what is below.
  await expect.poll(() => loaded.size).toBe(4)
})

test('a character that no page had is in its face at once, and in the clinic’s own file soon', async () => {
  await prepared(`${site.url}/cscenter/notice`)
  const console = await signIn(site.url)
  await console.request('POST /admin/{resource}', {
    params: { resource: 'notices' },
    body: {
      title: '뷁 안내',
      publishedAt: new Date(Date.now() - 60_000).toISOString(),
      isPinned: true,
      body: [{ type: 'paragraph', text: '뷁' }],
    },
  })
  // A page that takes long to be made anew is sent as it was.
  await expect.poll(async () => (await get(`${site.url}/cscenter/notice`)).text).toContain('뷁 안내')
  const title = async () => {
    const { page } = await visit(`${site.url}/cscenter/notice`)
    await page.getByRole('link', { name: '뷁 안내' }).first().waitFor()
    return machineFonts(page)
  }
  expect(await title()).toEqual([])
  const text = await prepared(`${site.url}/cscenter/notice`)
  expect(text).toContain('뷁 안내')
  expect(await title()).toEqual([])
})

test.each(['localhost', 'mirae.localhost'])(
  'what a visitor of %s types is in its face too, by one style sheet',
  async (host) => {
    await prepared(site.at(host))
    const sheets: string[] = []
    const { page } = await visit(`${site.at(host)}/cscenter/faq`, {}, async (opened) => {
      opened.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') sheets.push(request.url())
      })
    })
    const slice = page.waitForResponse((response) => /\/assets\/.*\.woff2$/.test(response.url()))
    await page.getByRole('searchbox', { name: '질문 검색' }).fill('꿻')
    expect((await slice).status()).toBe(200)
    expect(sheets).toHaveLength(1)
  },
)

test('a restart makes no font anew, and its first page names them', async () => {
  await prepared(site.url)
  const files = join(folder, 'data', 'fonts')
  const times = async () => {
    const names = (await readdir(files)).sort()
    return Promise.all(names.map(async (name) => [name, (await stat(join(files, name))).mtimeMs]))
  }
  const before = await times()
  await site.stop()
  site = await startSiteProcess(process.cwd(), { ...settings, TRUST_PROXY: 'true' })
  expect((await get(site.url)).text).toContain('/_fonts/')
  await prepared(site.url)
  expect(await times()).toEqual(before)
})

test('a site whose API is elsewhere has fonts of its own as well, and answers for those that another node named', async () => {
  const ofHome = Array.from(
    (await prepared(site.url)).matchAll(/\/_fonts\/(\w+)\.woff2/g),
    ([, name = '']) => name,
  )
  expect(ofHome).not.toEqual([])
  // It makes those of the home page: all of them would take most of a minute.
  const data = join(folder, 'other')
  await cp(join(folder, 'data', 'fonts'), join(data, 'fonts'), {
    recursive: true,
    filter: (path) => !ofHome.some((name) => path.endsWith(name)),
  })
  const other = await startSiteProcess(process.cwd(), {
    ...settings,
    DATA_DIR: data,
    API_BASE_URL: `${site.url}/_api`,
  })
  try {
    const host = { host: new URL(site.url).host }
    // Where answers were late, a node prepares the site once more after a minute, and both then make the same file.
    const named = async () => {
      const [address = ''] = /\/_fonts\/[^"]+/.exec((await get(site.url)).text) ?? []
      return (await get(`${other.url}${address}`, host)).status
    }
    await expect.poll(named, { timeout: 600_000, interval: 500 }).toBe(200)
    await prepared(other.url, host)
    // While a node makes fonts it may be about to make any, and on a busy machine the connection ends before it knows.
    const unknown = async () => (await get(`${other.url}/_fonts/${'0'.repeat(64)}.woff2`, host)).status
    await expect.poll(unknown, { timeout: 600_000, interval: 500 }).toBe(404)
  } finally {
    await other.stop()
  }
})
