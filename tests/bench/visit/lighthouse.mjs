/** First and second visits as Lighthouse sees them. */
import { createServer } from 'node:net'
import { once } from 'node:events'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../scripts/lib/chromium.mjs'
import { median, table } from '../figures.mjs'

const kB = (bytes) => Math.round(bytes / 1000)
const millis = (value) => Math.round(value)

/** What is looked at, with its goal: `least` where more is better. */
const columns = [
  { name: 'perf', goal: 98, least: true, show: (value) => Math.round(value) },
  { name: 'FCP ms', goal: 1_000, show: millis },
  { name: 'LCP ms', goal: 1_800, show: millis },
  { name: 'TBT ms', goal: 80, show: millis },
  { name: 'CLS', goal: 0.005, show: (value) => value.toFixed(3) },
  { name: 'requests', goal: 30, show: (value) => value },
  { name: 'first scripts kB', goal: 100_000, show: kB },
  { name: 'scripts kB', goal: 150_000, show: kB },
  { name: 'fonts kB', goal: 150_000, show: kB },
  { name: 'all kB', goal: 450_000, show: kB },
]
const isMet = ({ goal, least }, value) => (least ? value >= goal : value <= goal)

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Runs `act` with the port of a new browser's tools: each has a profile of its own, so nothing is known from before. */
async function withBrowser(args, act) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    return await act(port)
  } finally {
    await browser.close()
  }
}

/** Addresses of the scripts that a document starts with. */
const firstScripts = (html) =>
  new Set([...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address]) => address))

async function audit(url, { port, device, first, keep }) {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] }
  const result = await lighthouse(
    url,
    { ...flags, disableStorageReset: keep },
    device === 'desktop' ? desktopConfig : undefined,
  )
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)
  const requests = audits['network-requests'].details.items.filter(({ url }) => /^https?:/.test(url))
  const bytes = (isCounted) =>
    requests.reduce((sum, request) => sum + (isCounted(request) ? request.transferSize : 0), 0)
  const isOf = (type) => (request) => request.resourceType === type
  return [
    categories.performance.score * 100,
    audits['first-contentful-paint'].numericValue,
    audits['largest-contentful-paint'].numericValue,
    audits['total-blocking-time'].numericValue,
    audits['cumulative-layout-shift'].numericValue,
    // What comes from the browser's memory is no request.
    requests.filter(({ transferSize }) => transferSize > 0).length,
    bytes((request) => first.has(new URL(request.url).pathname)),
    bytes(isOf('Script')),
    bytes(isOf('Font')),
    bytes(() => true),
  ]
}

/** Median of each column over so many visits to an address: cold, and as a second visit. */
async function visits(url, html, { device, runs, args }) {
  const first = firstScripts(html)
  const found = { cold: [], warm: [] }
  for (let run = 0; run < runs; run++) {
    await withBrowser(args, async (port) => {
      found.cold.push(await audit(url, { port, device, first, keep: false }))
      found.warm.push(await audit(url, { port, device, first, keep: true }))
    })
  }
  const medians = (rows) => columns.map((_, at) => median(rows.map((row) => row[at])))
  return { cold: medians(found.cold), warm: medians(found.warm) }
}

/**
 * Measures pages, `{ name, urls: { protocol: url }, html }` each, on every device. `args`: more arguments of Chromium. Tells a table for each device and protocol
 * as soon as it is there; a figure that misses its goal has a `!`.
 */
export async function measureVisits({ pages, devices, runs, args, say }) {
  for (const device of devices) {
    for (const protocol of Object.keys(pages[0].urls)) {
      const rows = []
      for (const { name, urls, html } of pages) {
        if (!urls[protocol]) continue
        const { cold, warm } = await visits(urls[protocol], html, { device, runs, args })
        for (const [kind, values] of Object.entries({ cold, warm })) {
          const cells = columns.map(
            (column, at) => `${column.show(values[at])}${isMet(column, values[at]) ? '' : ' !'}`,
          )
          rows.push([`${name}, ${kind}`, ...cells])
        }
      }
      const goals = columns.map(({ goal, least, show }) => `${least ? '≥' : '≤'} ${show(goal)}`)
      say(`(g) Lighthouse, ${device}, ${protocol}: medians of ${runs}; ! misses its goal`)
      say(table(['page', ...columns.map(({ name }) => name)], [['goal', ...goals], ...rows]))
      say('')
    }
  }
}
