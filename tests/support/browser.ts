import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { keepFailed } from './failed-windows.ts'
import { handled, layOut, nextPaint } from './page-checks.ts'

/** Debian's Chromium, or the one that `CHROMIUM_PATH` names; nothing is downloaded. */
export const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))

/** Chromium that does nothing but what it is told. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A busy machine looks like a slow network, for which Chromium loads lazy pictures from further away.
  '--force-effective-connection-type=4G',
]

export type Visit = {
  page: Page
  /** Complaints of the page: console errors and warnings, uncaught errors, failed requests, policy violations. */
  complaints: string[]
  /** Warnings of what was preloaded in vain, which come only where a page is open for some seconds. */
  unusedPreloads: string[]
  /** Waits until the page asks for nothing but its stream of events: `networkidle` never comes where there is one. */
  rested: () => Promise<void>
  /** Waits until all that the page has asked for has come and been handled. */
  answered: () => Promise<void>
}

type Visited = { key: string; window: Page; underWay: ReadonlySet<Request>; isPlain: boolean; log: string[] }

/** Milliseconds: only what never comes is to end a test, however busy the machine is. */
const patience = 120_000

/**
 * One browser for the tests of a file. Each visit begins as a first one: with no cookie but those it is given, nothing
 * stored, and in a window of its own. The window of a site's page may be one that an earlier test has left, that of the
 * console stands where one has stood, which has the files already and so opens a page in half the time. Of a test that
 * fails, what its windows show and have told is kept (`failed-windows.ts`).
 */
export function useBrowser() {
  let browser: Browser
  const visited: Visited[] = []
  const left = new Map<string, Page | BrowserContext>()
  beforeAll(async () => {
    if (!executablePath) throw new Error('No Chromium was found: install it, or name it in CHROMIUM_PATH.')
    browser = await chromium.launch({ executablePath, args: quiet })
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepFailed(task, visited)
    await Promise.all(
      visited.splice(0).map(async ({ key, window, underWay, isPlain }) => {
        const leave = async () => {
          if (!isPlain || left.has(key)) return undefined
          if (isOfConsole(window.url())) return leaveConsole(window)
          return underWay.size === 0 && (await forget(window)) ? window : undefined
        }
        const kept = await leave()
        if (kept && !left.has(key)) left.set(key, kept)
        else await window.context().close()
      }),
    )
  })
  afterAll(async () => {
    await browser?.close()
  })

  return async function open(
    url: string,
    options: BrowserContextOptions = {},
    /** Runs before the page is requested, for instance to answer calls in the API's stead. */
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Visit> {
    const settings = { viewport: { width: 1440, height: 900 }, locale: 'ko-KR', ...options }
    const key = JSON.stringify([url && new URL(url).origin, settings])
    const before = left.get(key)
    left.delete(key)
    const window =
      before && !('newPage' in before)
        ? before
        : await (before ?? (await browser.newContext(settings))).newPage()
    if (before && typeof options.storageState === 'object')
      await window.context().addCookies(options.storageState.cookies)
    window.context().setDefaultTimeout(patience)
    await window.setViewportSize(settings.viewport ?? { width: 1440, height: 900 })
    const underWay = new Set<Request>()
    let hasLostScripts = false
    const visit: Visited = {
      key,
      window,
      underWay,
      isPlain: url !== '' && options.javaScriptEnabled !== false,
      log: [],
    }
    visited.push(visit)
    const page = url ? watchLasting(window, url, () => (visit.isPlain = false)) : window
    const complaints: string[] = []
    const unusedPreloads: string[] = []
    page.on('console', (message) => {
      visit.log.push(`${message.type()}: ${message.text()} ${message.location().url}`)
      if (!['error', 'warning'].includes(message.type())) return
      const isOfPreload = message.text().includes('was preloaded using link preload but not used')
      ;(isOfPreload ? unusedPreloads : complaints).push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => {
      visit.log.push(`uncaught: ${error.stack ?? error.message}`)
      complaints.push(`uncaught: ${error.message}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) hasLostScripts ||= response.request().resourceType() === 'script'
      if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
    })
    page.on('request', (request) => {
      // A stream of events goes on for as long as the page is open.
      if (request.resourceType() !== 'eventsource') underWay.add(request)
    })
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => {
      underWay.delete(request)
      hasLostScripts ||= request.resourceType() === 'script'
    })
    await prepare?.(page)
    if (url) {
      await page.goto(url, { waitUntil: 'load' })
      await settle(page, underWay, () => hasLostScripts)
      // A test's own clock may put off what is done at rest.
      await layOut(page)
    }
    return {
      page,
      complaints,
      unusedPreloads,
      rested: () => rested(page, underWay),
      answered: () => nextPaint(page).then(() => answered(page, underWay)),
    }
  }
}

const isOfConsole = (url: string) => /^\/(?:admin|preview)(?:\/|$)/.test(new URL(url).pathname)

/**
 * Closes a window of the console and gives what it stood in, with the files it has had and nothing else. The console
 * keeps what is being typed, asks before it is left, and writes to the server as it goes: so it goes without a network.
 */
async function leaveConsole(page: Page): Promise<BrowserContext | undefined> {
  const context = page.context()
  try {
    const { origin } = new URL(page.url())
    await context.setOffline(true)
    const blank = await context.newPage()
    await page.close()
    const tools = await context.newCDPSession(blank)
    await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await blank.close()
    await context.setOffline(false)
    return context
  } catch {
    return undefined
  }
}

/** What is done to a window by these outlasts the page that it showed. */
const lasting = new Set<string | symbol>([
  'addInitScript',
  'clock',
  'close',
  'context',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
])

/** The page of a visit; `onLasting` is called as soon as something outlasts it. */
function watchLasting(page: Page, url: string, onLasting: () => void): Page {
  page.on('popup', onLasting)
  page.on('crash', onLasting)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).origin !== new URL(url).origin) onLasting()
  })
  return new Proxy(page, {
    get(target, name) {
      if (lasting.has(name)) onLasting()
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const events = [
  'console',
  'crash',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

/**
 * Ends what a test has left in a window: its routes and listeners, cookies, what is stored, timers and whatever would
 * store something yet. False where the page no longer answers.
 */
async function forget(page: Page): Promise<boolean> {
  try {
    for (const event of events) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.mouse.move(-1, -1)
    await page.evaluate(() => {
      window.stop()
      const last = Number(setTimeout(() => {}))
      for (let timer = 0; timer <= last; timer += 1) clearTimeout(timer)
      localStorage.clear()
      sessionStorage.clear()
      Storage.prototype.setItem = () => {}
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    })
    await page.context().clearCookies()
    return true
  } catch {
    return false
  }
}

/**
 * Waits until a page does what it does by itself. On a page of a site that is where every block on the screen has come
 * alive and what it has asked for has come; elsewhere, and where scripts are kept from coming, requests have to rest for
 * a while.
 */
function settle(page: Page, underWay: ReadonlySet<Request>, hasLostScripts: () => boolean): Promise<void> {
  const living = alive(page)
    .then(() => answered(page, underWay))
    .catch(() => new Promise<never>(() => {}))
  // Scripts that have come ask for nothing while they bring the page to life, which a busy machine takes its time for.
  const still = rested(page, underWay).then(async () => {
    if (!hasLostScripts() && (await comesAlive(page))) await Promise.race([living, pause(10_000)])
  })
  return Promise.race([still, living])
}

/** Is it a page of a site whose scripts run? */
const comesAlive = (page: Page) =>
  page.evaluate(
    () =>
      document.getElementById('scripts') !== null &&
      document.getElementById('reading') === null &&
      document.querySelector('[data-block]:not([data-block-problem])') !== null,
  )

const alive = (page: Page) =>
  page.waitForFunction(() => {
    const places = [...document.querySelectorAll('[data-block]:not([data-block-problem])')]
    const areAlive = places.every((place) => {
      const box = place.firstElementChild?.getBoundingClientRect()
      const isOnScreen = box && box.height > 0 && box.top < innerHeight && box.bottom > 0
      return !isOnScreen || place.hasAttribute('data-live')
    })
    return places.length > 0 && areAlive
  })

async function answered(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  while (underWay.size > 0) {
    await Promise.all([...underWay].map(async (request) => (await request.response())?.finished()))
    await handled(page)
  }
}

/**
 * The scripts of a site's page are asked for after its first paint, which may be long after all else has come. Where
 * scripts are off, the sheet that they would take away stays.
 */
const begun = (page: Page) =>
  page.waitForFunction(() => {
    const scripts = document.querySelector<HTMLTemplateElement>('template#scripts')
    const isWithout = document.getElementById('reading') !== null
    return document.readyState === 'complete' && (isWithout || !scripts?.content.hasChildNodes())
  })

/** Half a second without a request, as `networkidle` has it, once scripts have begun. */
async function rested(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  await begun(page)
  do {
    await answered(page, underWay)
    await pause(500)
  } while (underWay.size > 0)
}

/** Sets the clock of a page's device wrong by so many ms, in its frames too; for `prepare`. */
export const wrongBy = (ms: number) => (page: Page) =>
  page.addInitScript((ms) => {
    const Right = Date
    window.Date = class extends Right {
      constructor(...given: number[]) {
        super(...((given.length === 0 ? [Right.now() + ms] : given) as [number]))
      }
      static override now = () => Right.now() + ms
    } as DateConstructor
  }, ms)

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
