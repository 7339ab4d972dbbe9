/** `npm run bench -- visit`: first visits, second ones, a slow line and interactions, in a real browser. */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { fetchBytes, get } from '../http.mjs'
import { startHttp2Proxy } from './http2-proxy.mjs'
import { measureInteractions } from './interactions.mjs'
import { measureVisits } from './lighthouse.mjs'
import { traceSlowLine } from './slow-line.mjs'

const clinics = { raon: 'localhost', mirae: 'mirae.localhost', solo: 'solo.localhost' }
const kinds = ['home', 'list', 'product', 'event', 'notice']

/** What of it is measured; by default all of it, which takes hours. */
export function visitOptions(args) {
  const list = (all) => ({ type: 'string', default: all.join() })
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '9' },
      clinics: list(Object.keys(clinics)),
      pages: list(kinds),
      devices: list(['mobile', 'desktop']),
      protocols: list(['http/1.1', 'h2']),
      parts: list(['lighthouse', 'slow', 'interactions']),
      site: { type: 'string' },
      beside: { type: 'string', multiple: true, default: [] },
    },
  })
  const split = (text) => text.split(',').filter(Boolean)
  return {
    ...values,
    runs: Number(values.runs),
    clinics: split(values.clinics),
    pages: split(values.pages),
    devices: split(values.devices),
    protocols: split(values.protocols),
    parts: new Set(split(values.parts)),
  }
}

/** The first address of each kind that the clinic's site map has. */
async function pathsOf(port, host) {
  const map = String(await fetchBytes(port, '/sitemap.xml', { host }))
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const first = (pattern) => paths.find((path) => pattern.test(path))
  return {
    home: '/',
    list: '/products',
    product: first(/^\/products\/(?!category)[^/]+\/[^/]+$/) ?? first(/^\/product/),
    event: first(/^\/events\/\d+$/) ?? first(/^\/events/),
    notice: first(/^\/cscenter\/notice\/\d+$/),
  }
}

/** Waits until a page names the clinic's own fonts, as it does for all but the first visitors. */
async function prepared(port, host, path) {
  const end = Date.now() + 180_000
  for (;;) {
    const html = String(await fetchBytes(port, path, { host }))
    const rules = /<style id="fonts">(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    if (rules.includes('/_fonts/') && !/\/assets\/[^)]*\.woff2/.test(rules)) return html
    if (Date.now() > end) throw new Error(`The fonts of ${host} were not made within three minutes.`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Measures the site at a port, and the pages of other sites beside its homes. */
export async function measureVisit(port, options, say) {
  process.env.CHROMIUM_PATH ??= await ensureChromium()
  const proxy = options.protocols.includes('h2') ? await startHttp2Proxy(port) : undefined
  const args = ['--no-sandbox', '--disable-gpu', ...(proxy ? [proxy.trust] : [])]
  const pages = []
  for (const clinic of options.clinics) {
    const host = `${clinics[clinic]}:${port}`
    const paths = await pathsOf(port, host)
    for (const kind of options.pages) {
      const path = paths[kind]
      if (!path) continue
      const urls = {
        ...(options.protocols.includes('http/1.1') && { 'http/1.1': `http://${host}${path}` }),
        ...(proxy && { h2: `https://${clinics[clinic]}:${proxy.port}${path}` }),
      }
      pages.push({ name: `${clinic} ${kind}`, kind, urls, html: await prepared(port, host, path) })
    }
  }
  for (const address of options.beside) {
    const { port: other, host, pathname } = new URL(address)
    const { body } = await get(Number(other), pathname, { host })
    pages.push({ name: address, urls: { 'http/1.1': address }, html: String(body) })
  }
  if (options.parts.has('lighthouse'))
    await measureVisits({ pages, devices: options.devices, runs: options.runs, args, say })
  const homes = pages
    .filter(({ kind }) => kind === 'home')
    .map(({ name, urls }) => ({ name, url: Object.values(urls)[0] }))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args,
  })
  const given = { browser, pages: homes, runs: options.runs, say }
  if (options.parts.has('slow')) await traceSlowLine(given)
  say('')
  if (options.parts.has('interactions')) await measureInteractions(given)
  await browser.close()
  proxy?.stop()
}
