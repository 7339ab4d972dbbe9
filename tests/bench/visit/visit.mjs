/** `npm run bench -- visit`: first visits, second ones, a slow line and interactions, in a real browser. */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { fetchBytes, get } from '../http.mjs'
import { keepIn } from '../keep-in.mjs'
import { pictured, prepared } from '../ready.mjs'
import { startHttp2Proxy } from './http2-proxy.mjs'
import { measureInteractions } from './interactions.mjs'
import { measureVisits } from './lighthouse.mjs'
import { measureOpening } from './opening.mjs'
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
      parts: list(['lighthouse', 'slow', 'interactions', 'opening']),
      site: { type: 'string' },
      data: { type: 'string' },
      out: { type: 'string' },
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
    product: first(/^\/products\/\d+$/),
    event: first(/^\/events\/\d+$/) ?? first(/^\/events/),
    notice: first(/^\/cscenter\/notice\/\d+$/),
  }
}

/** Measures the site at a port, whose data is in `dataDir`, and the pages of other sites beside its homes. */
export async function measureVisit({ port, dataDir }, options, say) {
  process.env.CHROMIUM_PATH ??= await ensureChromium()
  const isWanted = (protocol) => options.protocols.includes(protocol)
  const proxies = new Map()
  const urlsOf = async (port, name, path) => {
    if (isWanted('h2') && !proxies.has(port)) proxies.set(port, await startHttp2Proxy(port))
    return {
      ...(isWanted('http/1.1') && { 'http/1.1': `http://${name}:${port}${path}` }),
      ...(isWanted('h2') && { h2: `https://${name}:${proxies.get(port).port}${path}` }),
    }
  }
  const pages = []
  for (const clinic of options.clinics) {
    const host = `${clinics[clinic]}:${port}`
    const paths = await pathsOf(port, host)
    for (const kind of options.pages) {
      const path = paths[kind]
      if (!path) continue
      const urls = await urlsOf(port, clinics[clinic], path)
      pages.push({ name: `${clinic} ${kind}`, kind, urls, html: await prepared(port, host, path) })
    }
  }
  if (dataDir) await pictured(dataDir, options.clinics.length)
  for (const address of options.beside) {
    const { port: other, host, hostname, pathname } = new URL(address)
    const { body } = await get(Number(other), pathname, { host })
    const urls = await urlsOf(Number(other), hostname, pathname)
    pages.push({ name: address, kind: 'home', urls, html: String(body) })
  }
  const hashes = [...proxies.values()].map(({ hash }) => hash)
  const trust = hashes.length > 0 ? [`--ignore-certificate-errors-spki-list=${hashes.join()}`] : []
  const args = ['--no-sandbox', '--disable-gpu', ...trust]
  const given = { runs: options.runs, say, keep: keepIn(options.out, { runs: options.runs }) }
  if (options.parts.has('lighthouse'))
    await measureVisits({ ...given, pages, devices: options.devices, args })
  const homes = pages
    .filter(({ kind }) => kind === 'home')
    .map(({ name, urls }) => ({ name, url: Object.values(urls)[0] }))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args,
  })
  const inBrowser = { ...given, browser, pages: homes }
  if (options.parts.has('slow')) await traceSlowLine(inBrowser)
  say('')
  if (options.parts.has('interactions')) await measureInteractions(inBrowser)
  if (options.parts.has('opening')) await measureOpening(inBrowser)
  await browser.close()
  for (const proxy of proxies.values()) proxy.stop()
}
