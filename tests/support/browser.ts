import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
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
    await prepare?.(page)
    if (url) await page.goto(url, { waitUntil: 'networkidle' })
    return { page, complaints, unusedPreloads }
  }
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
