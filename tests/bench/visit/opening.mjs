/** The booking widget, from the pointer that comes to a button until its first screen can be used. */
import { median, table } from '../figures.mjs'
import { slowDown } from './slow-line.mjs'

const goal = 300

const windows = {
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  mouse: { viewport: { width: 1440, height: 900 } },
}

/** Runs in the page before all else: notes when a button for booking is come to, and when a treatment can be chosen. */
function watch() {
  if (window !== window.top) return
  const intent = ({ target, timeStamp }) => {
    if (target instanceof Element && target.closest('[data-opens=booking]')) window.intent ??= timeStamp
  }
  for (const sign of ['pointerover', 'touchstart'])
    addEventListener(sign, intent, { capture: true, passive: true })
  const isUsable = () => {
    const frame = document.querySelector('[aria-modal=true] iframe[src*="/_widget"]')
    return frame?.contentDocument?.querySelector('main input[type=checkbox], main [data-free]')
  }
  const look = () => {
    // Of a frame that has it, the next one begins once it is painted.
    if (isUsable()) requestAnimationFrame((now) => (window.opened = now))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Opens the widget once in a browser that has never seen it; gives ms from intent to use. */
async function open(browser, url, hand, isSlow) {
  const context = await browser.newContext({ ...windows[hand], ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.route('**/_api/customer/popups', (route) =>
      route.fulfill({ json: { rows: [], validUntil: null } }),
    )
    await page.goto(url, { waitUntil: 'networkidle' })
    const button = page.locator(':is(header, main) [data-opens=booking]').filter({ visible: true }).first()
    await button.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    if (isSlow) await slowDown(page)
    const { x, y, width, height } = await button.boundingBox()
    const place = [x + width / 2, y + height / 2]
    // As quick as can be: a person's pointer rests on a button for a tenth of a second before it is pressed.
    if (hand === 'finger') await page.touchscreen.tap(...place)
    else await page.mouse.click(...place)
    await page.waitForFunction(() => window.opened !== undefined, undefined, { timeout: 20_000 })
    return await page.evaluate(() => window.opened - window.intent)
  } finally {
    await context.close()
  }
}

/**
 * Tells how long the widget takes to open on the sites of `pages`, `{ name, url }` each, in ms; medians of `runs`, by
 * turns. `keep`: told the medians.
 */
export async function measureOpening({ browser, pages, runs, say, keep }) {
  const rows = []
  for (const hand of Object.keys(windows)) {
    for (const isSlow of [false, true]) {
      const found = pages.map(() => [])
      for (let run = 0; run < runs; run++)
        for (const [at, { url }] of pages.entries()) found[at].push(await open(browser, url, hand, isSlow))
      const values = found.map((times) => Math.round(median(times)))
      keep({
        part: 'opening',
        hand,
        isSlow,
        figures: Object.fromEntries(pages.map(({ name }, at) => [name, values[at]])),
      })
      rows.push([
        `${hand}${isSlow ? ', processor ÷ 4' : ''}`,
        ...values.map((value) => `${value}${value > goal ? ' !' : ''}`),
      ])
    }
  }
  say(
    `(j) The booking widget from intent to its first screen, never loaded before, ms; goal ≤ ${goal}; medians of ${runs}`,
  )
  say(table(['', ...pages.map(({ name }) => name)], rows))
}
