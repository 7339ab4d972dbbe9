import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Request } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { phone, useBrowser } from '#tests/support/browser.ts'
import { get, getCached, sent } from '#tests/support/http.ts'
import { nextPaint } from '#tests/support/page-checks.ts'
import { answerPopups } from '#tests/support/popups.ts'

const visit = useBrowser()
const siteUrl = inject('siteUrl')

const at = (host: string, path = '/') => `${siteUrl.replace('localhost', host)}${path}`

type TraceEvent = { name: string; args: { elementCount?: number } }

const partners = [
  { host: 'localhost', name: '라온피부과', header: 'GlobalHeaderType1', product: 1 },
  { host: 'mirae.localhost', name: '미래성형외과', header: 'GlobalHeaderType2', product: 41 },
  { host: 'solo.localhost', name: '솔한의원', header: 'GlobalHeaderType1', product: 81 },
]

/** Bytes of the scripts that a page starts with, before the first tap. */
const mostFirst = 120_000

/** Bytes of all scripts of a page that is read to its end. */
const mostScripts = 190_000

/** Font files of a clinic's own that a page asks for; until they are made, its fonts come in dozens and are not counted. */
const mostFonts = 4

const fontBytes = 150_000

/** A window of a phone that notes what its page asks for, and how much it gets beside fonts. */
async function countingVisit() {
  const asked: string[] = []
  const finished: Request[] = []
  const scripts = new Set<string>()
  const { page, rested } = await visit('', phone, async (opened) => {
    opened.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() !== 'font') asked.push(pathname)
      if (request.resourceType() === 'script') scripts.add(pathname)
    })
    opened.on('requestfinished', (request) => {
      if (request.resourceType() !== 'font') finished.push(request)
    })
  })
  const bytes = async () => {
    const sizes = await Promise.all(finished.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  return { page, rested, asked, scripts, bytes }
}

describe.each(partners)('$host', ({ host, name, header, product }) => {
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

  test('its scripts keep to the budget of a start, in four files without zod, swiper or qrcode', async () => {
    const { text } = await get(at(host))
    const first = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, path]) => path as string,
    )
    expect(new Set(first).size).toBe(4)
    const bodies = await Promise.all(first.map(async (path) => (await get(at(host, path))).body))
    expect(await sent(first.map((path) => at(host, path)))).toBeLessThanOrEqual(mostFirst)
    const code = Buffer.concat(bodies).toString('utf8')
    // Marks that survive minification: class names and messages of the libraries.
    expect(code).not.toMatch(/ZodError|\$ZodType|invalid_type/)
    expect(code).not.toMatch(/swiper-slide|swiper-wrapper/)
    expect(code).not.toMatch(/QRCodeSVG|QrSegment|Data too long/)
  })

  test('its document is at most 38 kB, of which its inline styles without fonts are 12 kB', async () => {
    // As it is sent once it has been compressed again, for which it may wait behind other pages.
    const { body, text } = await getCached(at(host))
    expect(brotliCompressSync(body).byteLength).toBeLessThanOrEqual(38_000)
    const styles = [...text.matchAll(/<style(?! id="fonts")[^>]*>.*?<\/style>/gs)].join('')
    expect(brotliCompressSync(styles).byteLength).toBeLessThanOrEqual(12_000)
  })

  test('a first visit on a phone asks for at most 45 things, read to its end for 190 kB of scripts', async () => {
    const { page, rested, asked, scripts, bytes } = await countingVisit()
    // Of a page that some answers reached too late the browser asks for the rest.
    await getCached(at(host))
    await page.goto(at(host))
    await rested()
    expect(asked.length).toBeLessThanOrEqual(45 - mostFonts)
    expect(await bytes()).toBeLessThanOrEqual(450_000 - fontBytes)
    for (const place of await page.locator('main > [data-block]').all()) {
      await place.scrollIntoViewIfNeeded()
      await expect.poll(() => place.getAttribute('data-live')).toBe('')
    }
    await rested()
    expect(await sent([...scripts].map((path) => at(host, path)))).toBeLessThanOrEqual(mostScripts)
  })

  test.each(['/products', `/products/${product}`, '/events', '/cscenter/notice'])(
    'a first visit of %s on a phone asks for at most 45 things and 190 kB of scripts',
    async (path) => {
      const { page, rested, asked, scripts } = await countingVisit()
      await getCached(at(host, path))
      await page.goto(at(host, path))
      await rested()
      expect(scripts.size).toBeGreaterThan(0)
      expect(asked.length).toBeLessThanOrEqual(45 - mostFonts)
      expect(await sent([...scripts].map((script) => at(host, script)))).toBeLessThanOrEqual(mostScripts)
    },
  )
})

test('the booking widget’s first screen loads at most 49 kB in any page, compressed by gzip', async () => {
  const { text } = await get(at('localhost', '/_widget'))
  const scripts = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  expect(scripts.length).toBeGreaterThan(1)
  const addresses = ['/_widget/launcher.js', '/_widget', ...new Set(scripts)]
  expect(
    await sent(
      addresses.map((path) => at('localhost', path)),
      'gzip',
    ),
  ).toBeLessThanOrEqual(49_000)
})

test('what one taps makes the browser work out the style of what changed, not of the whole page', async () => {
  const { page } = await visit(at('localhost'), phone, answerPopups([]))
  const elements = await page.locator('*').count()
  const tracing = await page.context().newCDPSession(page)
  const styled: number[] = []
  tracing.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') styled.push(args.elementCount ?? 0)
  })
  await tracing.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' })
  await page.locator('[data-slot=floatingButton] button[aria-expanded]').first().tap()
  await page.locator('[data-slot=floatingButton] [aria-expanded=true]').waitFor()
  await nextPaint(page)
  // The first menu and the first search bring styles that the page did not come with.
  for (const opener of ['전체 메뉴 열기', '검색 열기']) {
    await page.getByRole('button', { name: opener }).tap()
    await page.getByRole('dialog').or(page.getByRole('searchbox')).first().waitFor()
    await nextPaint(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  }
  const ended = new Promise((done) => tracing.once('Tracing.tracingComplete', done))
  await tracing.send('Tracing.end')
  await ended
  expect(styled.length).toBeGreaterThan(0)
  expect(Math.max(...styled)).toBeLessThan(elements / 4)
})

test('a page that is sent again and again comes compressed as small as it gets', async () => {
  const { body } = await getCached(siteUrl)
  const once = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength
  await expect.poll(() => sent([siteUrl])).toBeLessThan(once * 0.95)
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

test('a browser may keep a page that is left, and show it as it was when one comes back', async () => {
  const { page, rested } = await visit('', phone, (opened) =>
    opened.addInitScript(() => {
      const add = window.addEventListener.bind(window)
      const leaving: string[] = []
      const note = (type: string, ...given: [EventListenerOrEventListenerObject]) => {
        if (type.endsWith('unload')) leaving.push(type)
        add(type, ...given)
      }
      Object.assign(window, { leaving, addEventListener: note })
    }),
  )
  for (const path of ['/', '/products', '/cscenter/notice']) {
    expect((await get(at('localhost', path))).headers['cache-control']).not.toContain('no-store')
    await page.goto(at('localhost', path))
    await rested()
    expect(await page.evaluate(() => (window as { leaving?: string[] }).leaving)).toEqual([])
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

test('moving inside the site loads no new document, shows the progress bar, goes back to where one was, and asks for a page at the first sign', async () => {
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

  // A page is asked for while the pointer rests on its link, and not again by the click.
  await page.unroute('**/_page?*')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/_page') asked.push(searchParams.get('path') ?? '')
  })
  const link = page.locator('main a[href^="/products/"]').filter({ visible: true }).first()
  await link.hover()
  await expect.poll(() => asked).toEqual([await link.getAttribute('href')])
  await link.click()
  await page.waitForURL('**/products/*')
  await page.locator('[data-block=ProductDetailSection]').waitFor()
  expect(asked).toEqual([new URL(page.url()).pathname])
  expect(complaints).toEqual([])
})

describe('what is far down a page', () => {
  const farStyle = (page: Page) =>
    page.evaluate(() => {
      const sections = document.querySelectorAll('main > [data-slot=section] > *')
      return [sections[1], sections[4]].map(
        (section) => section && getComputedStyle(section).contentVisibility,
      )
    })

  test('is not laid out before the browser is at rest, unless one comes to a place there', async () => {
    const { page } = await visit('', phone, (opened) =>
      opened.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })),
    )
    await page.goto(at('localhost'))
    expect(await farStyle(page)).toEqual(['visible', 'auto'])
    await page.reload()
    expect(await farStyle(page)).toEqual(['visible', 'visible'])
    await page.goto('about:blank')
    await page.goto(`${at('localhost')}#main`)
    expect(await farStyle(page)).toEqual(['visible', 'visible'])
  })

  test('is laid out once the browser is at rest', async () => {
    const { page } = await visit('', phone)
    await page.goto(at('localhost'))
    await expect.poll(() => page.locator('#far').count()).toBe(0)
    expect(await farStyle(page)).toEqual(['visible', 'visible'])
  })
})
