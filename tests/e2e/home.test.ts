import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { useBrowser } from '#tests/support/browser.ts'
import { get, getCached } from '#tests/support/http.ts'

const visit = useBrowser()
const siteUrl = inject('siteUrl')
const at = (host: string, path = '/') => `${siteUrl.replace('localhost', host)}${path}`

const partners = [
  { host: 'localhost', name: '라온피부과', header: 'GlobalHeaderType1' },
  { host: 'mirae.localhost', name: '미래성형외과', header: 'GlobalHeaderType2' },
  { host: 'solo.localhost', name: '솔한의원', header: 'GlobalHeaderType1' },
]

describe.each(partners)('$host', ({ host, name, header }) => {
  test('the home page has the six slots, each with the block that data chose', async () => {
    const { page, complaints } = await visit(at(host))
    const blocks = await page.$$eval('[data-slot]:not([data-slot="section"])', (elements) =>
      elements.map((element) => [element.getAttribute('data-slot'), element.getAttribute('data-block')]),
    )
    expect(Object.fromEntries(blocks)).toEqual({
      header,
      search: 'GlobalSearchType1',
      footer: 'GlobalFooterType1',
      floatingButton: 'GlobalFloatingButtonType1',
      popup: 'GlobalPopupType1',
      widget: 'GlobalWidgetType1',
    })
    expect(await page.locator('[data-block-problem]').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('its complete text is in the HTML that any client gets', async () => {
    const { status, text } = await getCached(at(host), { 'user-agent': 'curl/8.0' })
    expect(status).toBe(200)
    expect(text).toContain(name)
    const { page } = await visit(at(host), { javaScriptEnabled: false })
    const shown = await page.locator('main').innerText()
    const plain = text
      .replace(/<[^>]+>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&#x27;/g, "'")
      .replace(/\s+/g, ' ')
    for (const line of shown
      .split('\n')
      .map((part) => part.trim())
      .filter((part) => part.length > 8)) {
      expect(plain.replace(/\s/g, '')).toContain(line.replace(/\s/g, ''))
    }
  })

  test('its scripts weigh at most 130 kB gzipped and hold no zod, swiper or qrcode', async () => {
    const { page } = await visit('about:blank')
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    await page.goto(at(host), { waitUntil: 'load' })
    const { text } = await get(at(host))
    const initial = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, path]) => path as string,
    )
    expect(initial.length).toBeGreaterThan(3)
    const bodies = await Promise.all(
      [...new Set(initial)].map(async (path) => (await get(at(host, path))).body),
    )
    const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
    expect(weight).toBeLessThanOrEqual(130_000)
    const code = Buffer.concat(bodies).toString('utf8')
    // Marks that survive minification: class names and messages of the libraries.
    expect(code).not.toMatch(/ZodError|\$ZodType|invalid_type/)
    expect(code).not.toMatch(/swiper-slide|swiper-wrapper/)
    expect(code).not.toMatch(/QRCodeSVG|QrSegment|Data too long/)
    expect(scripts.length).toBeGreaterThan(0)
  })
})

test('scripts and style sheets are sent compressed, to be kept for ever', async () => {
  const { text } = await get(siteUrl)
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(text) ?? []
  const [sheet = ''] = /\/assets\/[^"]+\.css/.exec(text) ?? []
  for (const path of [script, sheet]) {
    for (const encoding of ['br', 'gzip']) {
      const { status, headers } = await get(at('localhost', path), { 'accept-encoding': encoding })
      expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding])
      expect(headers['cache-control']).toContain('immutable')
    }
  }
})

test('an unknown host gets 404 and no partner of ours', async () => {
  const { status, text } = await get(siteUrl, { host: 'nobody.example' })
  expect(status).toBe(404)
  expect(text).not.toMatch(/라온|미래|솔한의원/)
})

test('an unknown path gets a 404 page inside the shell, which search engines leave out', async () => {
  const { status, text } = await get(at('localhost', '/no/such/page'))
  expect(status).toBe(404)
  expect(text).toContain('data-block="GlobalHeaderType1"')
  expect(text).toContain('data-block="NotFoundSection"')
  expect(text).toContain('content="noindex"')
})

test('a slash at the end or a doubled one leads to the one address of the page, and never off the site', async () => {
  expect(await get(at('localhost', '/introduce/'))).toMatchObject({
    status: 301,
    headers: { location: '/introduce' },
  })
  expect(await get(at('localhost', '//evil.example/'))).toMatchObject({
    status: 301,
    headers: { location: '/evil.example' },
  })
})

test('moving inside the site loads no new document, shows the progress bar, and goes back to where one was', async () => {
  const { page, complaints } = await visit(at('localhost'))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.route('**/_page?*', async (route) => {
    await page.locator('[role=progressbar]').waitFor()
    await route.continue()
  })
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.waitForFunction(() => window.scrollY === 600)
  await page
    .locator('[data-slot=footer] a[href="/info"], [data-slot=header] a[href="/info"], main a[href="/info"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click())
  await page.waitForURL('**/info')
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => document.title.includes('오시는 길') || document.title.includes('진료'))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.locator('[data-block=HeroSection]').waitFor()
  await page.waitForFunction(() => window.scrollY === 600)
  expect(complaints).toEqual([])
})
