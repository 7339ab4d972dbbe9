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

/** A page once it names the clinic's own fonts. */
async function prepared(url: string, headers: Record<string, string> = {}): Promise<string> {
  let text = ''
  const names = async () => (text = (await get(url, headers)).text).includes('/_fonts/')
  await expect.poll(names, { timeout: 600_000, interval: 200 }).toBe(true)
  return text
}

const sum = (sizes: number[]) => sizes.reduce((before, size) => before + size, 0)

/** Paths of the fonts that a page loads first. */
const preloadsOf = (text: string) =>
  Array.from(text.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g), ([, path = '']) => path)

/** Paths of all fonts of its own that a page names. */
const namedBy = (text: string) => [...new Set(text.match(/\/_fonts\/\w+\.woff2/g))]

/** Visits a page as a phone and lists the fonts that the page loads until it is idle. */
async function fontsOfVisit(url: string) {
  const loaded: string[] = []
  const sizes: Promise<number>[] = []
  const opened = await visit('', phone)
  opened.page.on('response', (response) => {
    if (response.request().resourceType() !== 'font') return
    loaded.push(new URL(response.url()).pathname)
    sizes.push(response.body().then((body) => body.length))
  })
  await opened.page.goto(url)
  await opened.rested()
  return { ...opened, loaded: loaded.sort(), bytes: sum(await Promise.all(sizes)) }
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

test.each(['localhost', 'mirae.localhost', 'solo.localhost'])(
  'the first visit to %s loads the one file of each typeface that it preloads, 150 kB at most, and waits for no style sheet',
  async (host) => {
    const url = site.at(host)
    const text = await prepared(url)
    expect(text).not.toMatch(/<link[^>]+rel="stylesheet"/)
    const { page, loaded, bytes, complaints, unusedPreloads } = await fontsOfVisit(url)
    expect(loaded).toEqual(preloadsOf(text).sort())
    expect(loaded).toHaveLength(host === 'localhost' ? 1 : 2)
    expect(bytes).toBeLessThanOrEqual(150_000)
    expect(await machineFonts(page)).toEqual([])
    expect([...complaints, ...unusedPreloads]).toEqual([])
  },
)

test.each([
  ['localhost', 1],
  ['mirae.localhost', 41],
  ['solo.localhost', 81],
])(
  'the pages of %s preload the home page’s files, and find all further characters in one more of each typeface',
  async (host, product) => {
    const first = preloadsOf(await prepared(site.at(host)))
    for (const path of [
      '/products',
      `/products/${product}`,
      '/events',
      '/cscenter/notice',
      '/cscenter/faq',
    ]) {
      const url = new URL(path, site.at(host)).href
      const text = await prepared(url)
      expect([path, preloadsOf(text)]).toEqual([path, first])
      expect(namedBy(text)).toHaveLength(2 * first.length)
      const { page, loaded, unusedPreloads } = await fontsOfVisit(url)
      expect([path, loaded.filter((font) => !namedBy(text).includes(font))]).toEqual([path, []])
      expect([path, await machineFonts(page), unusedPreloads]).toEqual([path, [], []])
    }
  },
)

test('without scripts a page loads its fonts all the same', async () => {
  const url = `${site.at('mirae.localhost')}/cscenter/faq`
  const all = new Set(namedBy(await prepared(url)))
  const loaded = new Set<string>()
  const { page } = await visit('', { ...phone, javaScriptEnabled: false })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (all.has(pathname)) loaded.add(pathname)
  })
  await page.goto(url)
  await expect.poll(() => loaded.size).toBeGreaterThanOrEqual(3)
})

test('a character that no page had is in its face once the page is at rest, and in the clinic’s own file soon', async () => {
  const url = `${site.url}/cscenter/notice`
  await prepared(url)
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
  await expect.poll(async () => (await get(url)).text).toContain('뷁 안내')
  const { page } = await visit(url)
  await page.getByRole('link', { name: '뷁 안내' }).first().waitFor()
  await expect.poll(() => machineFonts(page), { timeout: 60_000 }).toEqual([])
  const hasFile = async () => /unicode-range:[^}]*U\+bdc1\b/.test((await get(url)).text)
  await expect.poll(hasFile, { timeout: 600_000, interval: 500 }).toBe(true)
  const { page: later, loaded } = await fontsOfVisit(url)
  expect(loaded.filter((font) => !font.startsWith('/_fonts/'))).toEqual([])
  expect(await machineFonts(later)).toEqual([])
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
  // The folder also holds other files.
  const files = join(folder, 'data', 'prepared-files', '1')
  const names = (await readdir(files)).filter((name) => /^[0-9a-f]{64}$/.test(name)).sort()
  const times = () => Promise.all(names.map(async (name) => [name, (await stat(join(files, name))).mtimeMs]))
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
  const data = join(folder, 'other')
  await cp(join(folder, 'data', 'prepared-files', '1'), join(data, 'prepared-files', '1'), {
    recursive: true,
    filter: (path) => !ofHome.some((name) => path.includes(name)),
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
      const [address = ''] = /\/_fonts\/\w+\.woff2/.exec((await get(site.url)).text) ?? []
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
