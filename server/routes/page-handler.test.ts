import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PageCache } from '../cache/page-cache.ts'
import type { SiteState } from '../cache/site-directory.ts'
import { StoredPage } from '../cache/stored-page.ts'
import { createFailures } from '../failures.ts'
import type { PageRequest, RenderedPage } from '../page-renderer.ts'
import { createPageHandler } from './page-handler.ts'

/* Two clinics, and a renderer that finishes a page when the test says so. */

const partners: Record<string, number> = { 'one.test': 1, 'two.test': 2 }
const siteOf = (origin: string): SiteState => ({
  partnerId: partners[new URL(origin).hostname] ?? 0,
  revision: 1,
  changes: 0,
  isSuspended: false,
  stale: false,
})
let begun: { origin: string; finish: () => void }[] = []
const render = ({ origin, version }: PageRequest) =>
  new Promise<RenderedPage>((resolve) => {
    const page = new StoredPage({ status: 200, version, contentType: 'text/html', body: origin, headers: [] })
    begun.push({ origin, finish: () => resolve({ page, complete: true, parameters: [] }) })
  })

const logger = pino({ level: 'silent' })
const handler = createPageHandler({
  directory: { known: siteOf, find: async (origin: string) => siteOf(origin), published: () => {} } as never,
  render,
  api: () => ({}) as never,
  preparation: undefined,
  logger,
  fail: createFailures(logger),
  cache: new PageCache(10_000_000),
  development: false,
})

let server: Server
beforeAll(async () => {
  server = createServer(handler)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void (begun = []))

const ask = (host: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ host: '127.0.0.1', port, path, agent: false, headers: { host } }, (response) => {
      response.resume()
      resolve(response)
    }).on('error', reject)
  })
const begunAt = (host: string) => begun.filter(({ origin }) => origin.includes(host))

/** Finishes pages until all answers have come. */
async function finishAll(answers: Promise<IncomingMessage>[]) {
  let isOver = false
  const all = Promise.all(answers).finally(() => (isOver = true))
  while (!isOver) {
    for (const { finish } of begun.splice(0)) finish()
    await new Promise(setImmediate)
  }
  return (await all).map(({ statusCode }) => statusCode)
}

test('a clinic with many pages to render leaves places for another, whose page is rendered at once', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ask('one.test', `/page/${index}`))
  await expect.poll(() => begunAt('one.test').length).toBe(2)
  const other = ask('two.test', '/')
  await expect.poll(() => begunAt('two.test').length).toBe(1)
  expect(begunAt('one.test')).toHaveLength(2)
  begunAt('two.test')[0]?.finish()
  expect((await other).statusCode).toBe(200)
  expect(await finishAll(many)).toEqual(many.map(() => 200))
})

test('a flood of one clinic gets a 429, and another clinic’s page is rendered', async () => {
  const flood = Array.from({ length: 130 }, (_, index) => ask('one.test', `/flood/${index}`))
  const first = await Promise.race(flood)
  expect([first.statusCode, first.headers['retry-after']]).toEqual([429, '5'])
  const other = ask('two.test', '/other')
  await expect.poll(() => begunAt('two.test').length).toBe(1)
  const statuses = await finishAll([...flood, other])
  expect(statuses.filter((status) => status === 429)).toHaveLength(28)
  expect(statuses.at(-1)).toBe(200)
})
