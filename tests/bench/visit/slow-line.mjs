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

/** Runs in the page before all else: notes what is seen when. */
function watch() {
  const seen = { shifts: 0 }
  window.seen = seen
  const observe = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true })
  // The first heading and the first paragraph of the first section: their faces may differ.
  const texts = new Map()
  const isWatched = (element) => {
    const name = { H1: 'heading', H2: 'heading', P: 'paragraph' }[element.tagName]
    if (!name || texts.has(name) || !element.closest('main [data-slot=section]')) return
    texts.set(name, undefined)
    element.setAttribute('elementtiming', name)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) for (const one of [node, ...node.querySelectorAll('*')]) isWatched(one)
  }).observe(document, { childList: true, subtree: true })
  observe('element', ({ identifier, renderTime, element }) => {
    if (texts.get(identifier) !== undefined || !texts.has(identifier)) return
    texts.set(identifier, renderTime)
    const family = getComputedStyle(element).fontFamily.split(',')[0].replace(/["']/g, '')
    const rules = [...document.querySelector('#fonts').textContent.matchAll(/@font-face\{[^}]*\}/g)]
    const files = rules.flatMap(([rule]) =>
      rule.includes(`'${family}'`) ? (/url\(([^)]*)\)/.exec(rule)?.[1] ?? []) : [],
    )
    const came = (file) =>
      performance.getEntriesByName(new URL(file, location).href)[0]?.responseEnd ?? Infinity
    seen.text = Math.max(seen.text ?? 0, renderTime)
    seen.isOwnFace = (seen.isOwnFace ?? true) && files.every((file) => came(file) <= renderTime)
  })
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.shifts += hadRecentInput ? 0 : value))
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  observe('resource', ({ name, responseEnd }) => {
    if (!/\/_fonts\//.test(name)) return
    seen.font = Math.max(seen.font ?? 0, responseEnd)
    const isFirst = document.querySelector(`link[rel=preload][href="${new URL(name).pathname}"]`)
    if (isFirst) seen.firstFont = Math.max(seen.firstFont ?? 0, responseEnd)
  })
  addEventListener('pointerdown', () => (seen.tapped ??= performance.now()), true)
  const shown = (image) =>
    image && (image instanceof SVGElement || (image.complete && image.naturalWidth > 0))
  const look = () => {
    const now = performance.now()
    if (seen.paint === undefined) {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      if (first) seen.paint = first.startTime
    }
    const logo = document.querySelector('header a[href="/"] :is(img, svg), header a[href="/"]')
    if (logo && (logo.tagName !== 'IMG' || shown(logo))) seen.logo ??= now
    const hero = document.querySelector('main [data-block] img')
    if (hero && shown(hero)) seen.hero ??= now
    const layers = [...document.querySelectorAll('[role=dialog]')].filter((layer) => layer.checkVisibility())
    const isPopup = (layer) => layer.textContent.includes('오늘 하루')
    if (layers.some(isPopup)) seen.popup ??= now
    const isOpen = layers.some((layer) => !isPopup(layer))
    if (isOpen || document.querySelector('iframe[src*="/_widget"]')) seen.opened ??= now
    if (document.querySelector('[data-kept]')) seen.taken ??= now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const columns = [
  { name: 'first paint', of: ({ paint }) => paint },
  { name: 'text', of: ({ text }) => text ?? 0 },
  {
    name: 'in its own face',
    of: ({ isOwnFace }) => (isOwnFace ? 1 : 0),
    show: (value) => (value ? 'yes' : 'no'),
  },
  { name: 'first fonts', of: ({ firstFont }) => firstFont ?? 0 },
  { name: 'all fonts', of: ({ font }) => font ?? 0 },
  { name: 'logo', of: ({ logo }) => logo, goal: 2_500 },
  { name: 'hero', of: ({ hero }) => hero ?? 0, goal: 2_500 },
  { name: 'largest paint', of: ({ largest }) => largest },
  { name: 'CLS', of: ({ shifts }) => shifts, goal: 0.005, show: (value) => value.toFixed(3) },
  { name: 'popup', of: ({ popup }) => popup ?? 0 },
]

const controls = {
  menu: () => [...document.querySelectorAll('[data-opens=menu]')],
  예약: () => [...document.querySelectorAll('button')].filter(({ textContent }) => /예약/.test(textContent)),
  search: () => [...document.querySelectorAll('header button[aria-label="검색 열기"]')],
}
/** Time in ms between two moments of the load at which a control is tapped, each in a visit of its own. */
const step = 500
/** Time in ms after which a tap that nothing has answered is lost. */
const patience = 20_000

async function withPage(browser, act) {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    await slowDown(page, { network: true })
    await page.addInitScript(watch)
    return await act(page)
  } finally {
    await context.close()
  }
}

/** What one sees who only looks. */
const look = (browser, url) =>
  withPage(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    await page.waitForFunction(() => window.seen.popup, undefined, { timeout: 5_000 }).catch(() => {})
    return page.evaluate(() => window.seen)
  })

/**
 * Taps a control once, so many ms after the first paint. Gives after how many ms it is answered, by a layer or another page,
 * and after how many it shows that it is taken; `answered` is `null` where it is lost. Gives `undefined` where there is no
 * such control to tap.
 */
const tap = (browser, url, find, moment) =>
  withPage(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await page.waitForFunction(
      (after) => window.seen?.paint !== undefined && performance.now() >= window.seen.paint + after,
      moment,
      { timeout: 60_000 },
    )
    const place = await page.evaluate(`{
      const boxes = (${find})().filter((button) => button.checkVisibility()).map((button) => button.getBoundingClientRect())
      const box = boxes.find(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
      const isCovered = window.seen.popup !== undefined
      box && !isCovered ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
    }`)
    if (!place) return undefined
    const began = performance.now()
    const answer = Promise.any([
      page.waitForFunction(() => window.seen.opened, undefined, { timeout: patience }),
      page.waitForURL((to) => to.pathname !== new URL(url).pathname, {
        timeout: patience,
        waitUntil: 'commit',
      }),
    ])
    await page.touchscreen.tap(place.x, place.y)
    const answered = await answer.then(
      () => performance.now() - began,
      () => null,
    )
    const { tapped, taken } = await page.evaluate(() => window.seen ?? {}).catch(() => ({}))
    return { answered, taken: taken === undefined ? undefined : taken - tapped }
  })

/** Taps each control at each moment until taps are answered at once, as they are once the site has started. */
async function tapEverywhere({ browser, pages, say, keep }) {
  const rows = []
  for (const { name, url } of pages) {
    for (const [control, find] of Object.entries(controls)) {
      const answers = []
      for (let moment = 0; moment <= patience; moment += step) {
        const tapped = await tap(browser, url, find, moment)
        if (tapped === undefined) break
        const { answered, taken } = tapped
        answers.push([
          moment,
          answered === null ? null : Math.round(answered),
          taken === undefined ? null : Math.round(taken),
        ])
        if (answered !== null && answered < step) break
      }
      const lost = answers.filter(([, after]) => after === null).length
      keep({ part: 'taps', page: name, control, answers })
      const told = answers
        .map(
          ([moment, after, taken]) => `${moment}: ${taken === null ? '' : `${taken} / `}${after ?? 'lost'}`,
        )
        .join(', ')
      rows.push([`${name}, ${control}`, answers.length, `${lost}${lost > 0 ? ' !' : ''}`, told])
    }
  }
  say(
    `(h) Taps on the same line, one a visit, every ${step} ms from the first paint on until one is answered at once`,
  )
  say(table(['', 'taps', 'lost', 'tapped so many ms after the first paint: taken / answered after ms'], rows))
}

/**
 * Tells when what is seen on the home pages, `{ name, url }` each, in ms, medians of `runs`; and when taps are answered.
 * `keep`: told the medians.
 */
export async function traceSlowLine({ browser, pages, runs, say, keep }) {
  const found = pages.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [at, { url }] of pages.entries()) found[at].push(await look(browser, url))
  const rows = pages.map(({ name }, at) => {
    const values = columns.map(({ of }) => median(found[at].map(of)))
    const figures = Object.fromEntries(columns.map((column, index) => [column.name, values[index]]))
    keep({ part: 'slow', page: name, figures })
    return [
      name,
      ...columns.map(({ goal = Infinity, show = Math.round }, index) => {
        const value = values[index]
        return `${show(value)}${value <= goal ? '' : ' !'}`
      }),
    ]
  })
  const goals = columns.map(({ goal, show = Math.round }) => (goal ? `≤ ${show(goal)}` : ''))
  say(`(h) A phone on a slow line (80 ms, 1.6 Mbit/s, processor ÷ 4), ms from the start; medians of ${runs}`)
  say(table(['home of', ...columns.map(({ name }) => name)], [['goal', ...goals], ...rows]))
  say('')
  await tapEverywhere({ browser, pages, say, keep })
}
