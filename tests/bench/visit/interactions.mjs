/** Interaction to Next Paint, with a quarter of the processor. */
import { median, table } from '../figures.mjs'
import { slowDown } from './slow-line.mjs'

const goal = 100
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** On a phone a row is swiped, which is the browser's own work: its buttons are for who has a pointer. */
const narrowDesk = { viewport: { width: 800, height: 900 } }

/** What is done, and what tells that it is done; a clinic that has no such thing is passed over. */
const interactions = [
  {
    name: 'menu',
    control: '[data-opens=menu]',
    done: (page) => page.getByRole('dialog').first().waitFor(),
  },
  {
    name: 'search',
    control: 'header button[aria-label="검색 열기"]',
    done: (page) => page.getByRole('searchbox').first().waitFor(),
  },
  {
    name: 'accordion',
    path: '/cscenter/faq',
    control: 'main summary, main button[aria-expanded=false]',
  },
  { name: 'slider', device: narrowDesk, control: 'main button[aria-label^="다음"]' },
  { name: 'floating button', control: '[data-slot=floatingButton] button[aria-expanded]' },
  {
    name: 'popup',
    popup: true,
    control: '[data-slot=popup] [role=dialog] button, [role=dialog] button',
  },
  {
    name: 'page change',
    control: 'main a[href^="/"]',
    done: (page) => page.waitForURL((url) => url.pathname !== '/'),
  },
]

function watch() {
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

async function once(browser, url, { path = '/', device = phone, popup = false, control, done }) {
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    if (!popup)
      await page.route('**/_api/customer/popups', (route) =>
        route.fulfill({ json: { rows: [], validUntil: null } }),
      )
    await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' })
    // A row shows its buttons once it has been near the screen and knows that it is longer than its place.
    const scroll = (elements) => elements[0]?.scrollIntoView({ block: 'center' })
    if (!popup) await page.locator(control).evaluateAll(scroll)
    const target = page.locator(control).filter({ visible: true }).first()
    await target.waitFor({ timeout: 5_000 }).catch(() => {})
    if ((await target.count()) === 0) return undefined
    await target.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await slowDown(page)
    // The tap of a locator would look, in the page and at its expense, at what it hits.
    const { x, y, width, height } = await target.boundingBox()
    const [across, down] = [x + width / 2, y + height / 2]
    await (device.hasTouch ? page.touchscreen.tap(across, down) : page.mouse.click(across, down))
    await done?.(page)
    // The observer hears of a frame after it has been shown.
    return await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(() => resolve(window.longest), 200)),
          ),
        ),
    )
  } finally {
    await context.close()
  }
}

/**
 * Tells the longest interaction of each kind on the sites of `pages`, `{ name, url }` each, in ms; medians of `runs`, by
 * turns. `keep`: told the medians.
 */
export async function measureInteractions({ browser, pages, runs, say, keep }) {
  const rows = []
  for (const interaction of interactions) {
    const found = pages.map(() => [])
    for (let run = 0; run < runs; run++) {
      for (const [at, { url }] of pages.entries()) {
        const duration = await once(browser, url, interaction)
        if (duration !== undefined) found[at].push(duration)
      }
    }
    const values = found.map((durations) => (durations.length > 0 ? median(durations) : undefined))
    const figures = Object.fromEntries(pages.map(({ name }, at) => [name, values[at]]))
    keep({ part: 'interactions', interaction: interaction.name, figures })
    rows.push([
      interaction.name,
      // Chromium rounds to 8 ms, and tells nothing of what took less than 16.
      ...values.map((value) => (value === undefined ? '–' : `${value || '< 16'}${value > goal ? ' !' : ''}`)),
    ])
  }
  say(`(i) Interaction to next paint, processor ÷ 4, ms; goal ≤ ${goal}; medians of ${runs}`)
  say(table(['', ...pages.map(({ name }) => name)], rows))
}
