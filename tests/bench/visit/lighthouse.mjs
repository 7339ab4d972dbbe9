/** First and second visits as Lighthouse sees them. */
import { chromium } from 'playwright'
import { findChromium } from '../../../scripts/lib/chromium.mjs'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { importLighthouse } from '../../../scripts/lib/on-demand.mjs'
import { median, table } from '../figures.mjs'
import { reasons } from './reasons.mjs'
import { openTraces } from './traces.mjs'

const { default: lighthouse, desktopConfig } = await importLighthouse()

const kB = (bytes) => Math.round(bytes / 1000)
const millis = (value) => Math.round(value)

/** What is looked at, with its goal: `least` where more is better. */
const columns = [
  { name: 'perf', goal: 98, least: true, show: (value) => Math.round(value) },
  { name: 'FCP ms', goal: 1_000, show: millis },
  { name: 'LCP ms', goal: 1_800, show: millis },
  { name: 'TBT ms', goal: 80, show: millis },
  { name: 'CLS', goal: 0.005, show: (value) => value.toFixed(3) },
  { name: 'requests', goal: 45, show: (value) => value },
  { name: 'first scripts kB', goal: 120_000, show: kB },
  { name: 'scripts kB', goal: 190_000, show: kB },
  { name: 'fonts kB', goal: 150_000, show: kB },
  { name: 'all kB', goal: 450_000, show: kB },
]
const isMet = ({ goal, least }, value) => (least ? value >= goal : value <= goal)

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

/** Audits that the figures, the reasons and the score are read from. Lighthouse works out no others. */
const onlyAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'metrics',
  'long-tasks',
  'network-requests',
]

/** Addresses of the scripts that a document starts with. */
const firstScripts = (html) =>
  new Set([...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address]) => address))

async function audit(url, { port, device, first, keep }) {
  const flags = { port, logLevel: 'error', onlyAudits, disableFullPageScreenshot: true }
  const { lhr, artifacts } = await lighthouse(
    url,
    { ...flags, disableStorageReset: keep },
    device === 'desktop' ? desktopConfig : undefined,
  )
  const { audits, categories, runtimeError } = lhr
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)
  const requests = audits['network-requests'].details.items.filter(({ url }) => /^https?:/.test(url))
  const bytes = (isCounted) =>
    requests.reduce((sum, request) => sum + (isCounted(request) ? request.transferSize : 0), 0)
  const isOf = (type) => (request) => request.resourceType === type
  const figures = [
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
  return { figures, reasons: reasons(audits), trace: artifacts.Trace }
}

/** A first visit and a second one, in a browser of their own. */
const visitTwice = (url, html, { device, args }) =>
  withBrowser(args, async (port) => {
    const given = { port, device, first: firstScripts(html) }
    return {
      cold: await audit(url, { ...given, keep: false }),
      warm: await audit(url, { ...given, keep: true }),
    }
  })

const medians = (visits) => columns.map((_, at) => median(visits.map(({ figures }) => figures[at])))

/** For each goal that first visits miss: what the visit shows whose figure is nearest to their median. */
function explain(name, visits, values, say) {
  const told = new Map()
  columns.forEach((column, at) => {
    if (isMet(column, values[at])) return
    const far = ({ figures }) => Math.abs(figures[at] - values[at])
    const visit = visits.reduce((nearest, visit) => (far(visit) < far(nearest) ? visit : nearest))
    told.set(visit, [...(told.get(visit) ?? []), column.name])
  })
  for (const [visit, missed] of told) say(`  ${name} misses ${missed.join(', ')}:\n${visit.reasons}`)
  return new Set([...told.keys()].map(({ trace }) => trace))
}

/**
 * Measures pages, `{ name, urls: { protocol: url }, html }` each, on every device, by turns. `args`: more arguments of
 * Chromium. Tells a table for each device and protocol as soon as it is there; a figure that misses its goal has a `!`,
 * and its visit's trace is kept. `keep`: told the medians.
 */
export async function measureVisits({ pages, devices, runs, args, say, keep }) {
  const traces = openTraces()
  for (const device of devices) {
    for (const protocol of Object.keys(pages[0].urls)) {
      const found = pages.map(() => ({ cold: [], warm: [] }))
      for (let run = 1; run <= runs; run++) {
        for (const [at, { name, urls, html }] of pages.entries()) {
          const { cold, warm } = await visitTwice(urls[protocol], html, { device, args })
          const trace = traces.write(`${name} ${device} ${protocol} ${run}`, cold.trace)
          found[at].cold.push({ ...cold, trace })
          found[at].warm.push({ figures: warm.figures })
        }
      }
      const rows = pages.flatMap(({ name }, at) =>
        Object.entries(found[at]).map(([visit, visits]) => {
          const values = medians(visits)
          const figures = Object.fromEntries(columns.map((column, index) => [column.name, values[index]]))
          keep({ part: 'lighthouse', page: name, device, protocol, visit, figures })
          const cells = columns.map(
            (column, index) => `${column.show(values[index])}${isMet(column, values[index]) ? '' : ' !'}`,
          )
          return [`${name}, ${visit}`, ...cells]
        }),
      )
      const goals = columns.map(({ goal, least, show }) => `${least ? '≥' : '≤'} ${show(goal)}`)
      say(`(g) Lighthouse, ${device}, ${protocol}: medians of ${runs}; ! misses its goal`)
      say(table(['page', ...columns.map(({ name }) => name)], [['goal', ...goals], ...rows]))
      for (const [at, { name }] of pages.entries()) {
        const told = explain(name, found[at].cold, medians(found[at].cold), say)
        for (const { trace } of found[at].cold) if (!told.has(trace)) traces.remove(trace)
      }
      say('')
    }
  }
}
