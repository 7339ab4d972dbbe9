/** A first visit on a slow line: 80 ms, 1.6 Mbit/s, a quarter of the processor. */
import { median, table } from '../figures.mjs'

const line = { offline: false, latency: 80, downloadThroughput: 200_000, uploadThroughput: 100_000 }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 }

/** Slows a page of Chromium down. */
export async function slowDown(page, { network = false } = {}) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', line)
}

/** Runs in the page before all else: notes what is seen when. Taps the menu at the first paint. */
function watch() {
  const seen = { shifts: 0 }
  window.seen = seen
  const observe = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true })
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.shifts += hadRecentInput ? 0 : value))
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  observe('resource', ({ name, responseEnd }) => {
    if (/\/_fonts\//.test(name)) seen.font = Math.max(seen.font ?? 0, responseEnd)
  })
  const shown = (image) =>
    image && (image instanceof SVGElement || (image.complete && image.naturalWidth > 0))
  const look = () => {
    const now = performance.now()
    if (seen.paint === undefined) {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      if (first) {
        const heading = document.querySelector('main h1, main h2')
        const { fontWeight, fontFamily } = getComputedStyle(heading ?? document.body)
        // Only the face itself: those behind it are for the time until it comes.
        const face = `${fontWeight} 16px ${fontFamily.split(',')[0]}`
        seen.isOwnFace = document.fonts.check(face, heading?.textContent)
        seen.paint = first.startTime
      }
    }
    const logo = document.querySelector('header a[href="/"] :is(img, svg), header a[href="/"]')
    if (logo && (logo.tagName !== 'IMG' || shown(logo))) seen.logo ??= now
    const hero = document.querySelector('main [data-block] img')
    if (hero && shown(hero)) seen.hero ??= now
    const menu = [...document.querySelectorAll('button[aria-haspopup=dialog]')].find((button) =>
      button.checkVisibility(),
    )
    if (seen.paint && menu && !seen.tap) {
      seen.tap = now
      menu.click()
    }
    if (seen.tap && menu?.hasAttribute('data-kept')) seen.taken ??= now
    if (seen.tap && document.querySelector('[role=dialog]')) seen.opened ??= now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const columns = [
  { name: 'first paint', of: ({ paint }) => paint },
  {
    name: 'own face then',
    of: ({ isOwnFace }) => (isOwnFace ? 1 : 0),
    show: (value) => (value ? 'yes' : 'no'),
  },
  { name: 'fonts', of: ({ font }) => font ?? 0 },
  { name: 'logo', of: ({ logo }) => logo, goal: 2_500 },
  { name: 'hero', of: ({ hero }) => hero ?? 0, goal: 2_500 },
  { name: 'largest paint', of: ({ largest }) => largest },
  { name: 'CLS', of: ({ shifts }) => shifts, goal: 0.005, show: (value) => value.toFixed(3) },
  { name: 'tap taken after', of: ({ taken, opened, paint }) => (taken ?? opened) - paint, goal: 200 },
  { name: 'menu open after', of: ({ opened, paint }) => opened - paint },
]

/** Tells when what is seen on the home pages, `{ name, url }` each, in ms; medians of `runs`. */
export async function traceSlowLine({ browser, pages, runs, say }) {
  const rows = []
  for (const { name, url } of pages) {
    const found = []
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true })
      const page = await context.newPage()
      await slowDown(page, { network: true })
      await page.addInitScript(watch)
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
      await page.waitForFunction(() => window.seen.opened && window.seen.largest, undefined, {
        timeout: 60_000,
      })
      found.push(await page.evaluate(() => window.seen))
      await context.close()
    }
    rows.push([
      name,
      ...columns.map(({ of, goal = Infinity, show = Math.round }) => {
        const value = median(found.map(of))
        return `${show(value)}${value <= goal ? '' : ' !'}`
      }),
    ])
  }
  const goals = columns.map(({ goal, show = Math.round }) => (goal ? `≤ ${show(goal)}` : ''))
  say(`(h) A phone on a slow line (80 ms, 1.6 Mbit/s, processor ÷ 4), ms from the start; medians of ${runs}`)
  say(table(['home of', ...columns.map(({ name }) => name)], [['goal', ...goals], ...rows]))
}
