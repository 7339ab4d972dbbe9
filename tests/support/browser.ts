import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** Debian's Chromium, or the one that `CHROMIUM_PATH` names; nothing is downloaded. */
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type Visit = {
  page: Page
  /** What the page complained of: console errors and warnings, uncaught errors, failed requests, policy violations. */
  complaints: string[]
  /** Warnings of what was preloaded in vain, which come only where a page is open for some seconds. */
  unusedPreloads: string[]
}

/** One browser for the tests of a file; each visit is a context of its own, closed after its test. */
export function useBrowser() {
  let browser: Browser
  const opened: (() => Promise<void>)[] = []
  beforeAll(async () => {
    if (!executablePath) throw new Error('No Chromium was found: install it, or name it in CHROMIUM_PATH.')
    browser = await chromium.launch({ executablePath, args: quiet })
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((close) => close()))
  })
  afterAll(async () => {
    await browser?.close()
  })

  return async function visit(
    url: string,
    options: BrowserContextOptions = {},
    /** What is done before the page is asked for, such as answering calls in the API's stead. */
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Visit> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'ko-KR',
      ...options,
    })
    opened.push(() => context.close())
    const page = await context.newPage()
    const complaints: string[] = []
    const unusedPreloads: string[] = []
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return
      const isOfPreload = message.text().includes('was preloaded using link preload but not used')
      ;(isOfPreload ? unusedPreloads : complaints).push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
    })
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    await prepare?.(page)
    if (url) {
      await page.goto(url, { waitUntil: 'load' })
      await settle(page, underWay)
    }
    return { page, complaints, unusedPreloads }
  }
}

/**
 * Waits until a page does what it does by itself. On a page of a site that is where every block on the screen has come
 * alive and what it has asked for has come; elsewhere, and where scripts are kept from coming, requests have to rest
 * for a while.
 */
const settle = (page: Page, underWay: ReadonlySet<Request>): Promise<void> =>
  Promise.race([
    page.waitForLoadState('networkidle'),
    alive(page, underWay).catch(() => new Promise<never>(() => {})),
  ])

async function alive(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  await page.waitForFunction(() => {
    const places = [...document.querySelectorAll('[data-block]:not([data-block-problem])')]
    const areAlive = places.every((place) => {
      const box = place.firstElementChild?.getBoundingClientRect()
      const isOnScreen = box && box.height > 0 && box.top < innerHeight && box.bottom > 0
      return !isOnScreen || place.hasAttribute('data-live')
    })
    return places.length > 0 && areAlive
  })
  while (underWay.size > 0) {
    await Promise.all([...underWay].map(async (request) => (await request.response())?.finished()))
    await handled(page)
  }
}

/** Waits until the page has handled what has come; timers may stand still. */
const handled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(null)
      }),
  )

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
