import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDemo } from '#tests/support/demo.ts'
import { eventually } from '#tests/support/eventually.ts'
import { get, getCached } from '#tests/support/http.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

/* Metrics and the access log of a running server. */

let folder: string
let site: SiteProcess
let metricsUrl: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-seen-'))
  site = await startSiteProcess(process.cwd(), {
    ...(await copyDemo(folder)),
    METRICS_PORT: '0',
    ACCESS_LOG: 'on',
  })
  metricsUrl = await eventually(() => {
    const line = site.output.find((one) => one.startsWith('Metrics'))
    return /http\S+/.exec(line ?? '')?.[0] ?? Promise.reject(new Error('No address of metrics yet.'))
  })
})
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the samples of a scrape by name and labels: `danjang_due{kind="offer"}`. */
async function scrape(): Promise<Map<string, number>> {
  const { status, text } = await get(metricsUrl)
  expect(status).toBe(200)
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    samples.map((line) => {
      const [, name = '', value] = /^(.*) (\S+)$/.exec(line) ?? []
      return [name, Number(value)]
    }),
  )
}
const requests = (kind: string, status: string) =>
  `danjang_request_seconds_count{kind="${kind}",status="${status}"}`

test('a scrape counts requests by kind and status, and the results of the page cache', async () => {
  await getCached(`${site.url}/introduce`)
  await get(`${site.url}/_api/partners/this`)
  await get(`${site.url}/_api/nowhere`)
  await get(`${site.url}/readyz`)
  const found = await eventually(async () => {
    const samples = await scrape()
    expect(samples.get(requests('api', '4xx'))).toBe(1)
    expect(samples.get(requests('health', '2xx'))).toBe(1)
    return samples
  })
  expect(found.get(requests('page', '2xx'))).toBeGreaterThan(1)
  expect(found.get(requests('api', '2xx'))).toBe(1)
  expect(found.get('danjang_page_cache_answers_total{result="hit"}')).toBe(1)
  expect(found.get('danjang_page_cache_answers_total{result="miss"}')).toBeGreaterThan(0)
  expect(found.get('danjang_page_cache_bytes')).toBeGreaterThan(1_000)
  expect(found.get('danjang_render_seconds_count{form="html"}')).toBeGreaterThan(0)
  expect(found.get('danjang_database_wait_seconds_count{pool="serving"}')).toBeGreaterThan(0)
  expect(found.get('danjang_due{kind="message-phone-urgent"}')).toBe(0)
  expect(found.get('danjang_due_oldest_seconds{kind="webhook"}')).toBe(0)
  expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
})

test('a refused hold is counted by its code', async () => {
  const before = await scrape()
  expect([...before.keys()].filter((name) => name.startsWith('danjang_holds_refused'))).toEqual([])
  const { status } = await fetch(`${site.url}/_api/customer/reservation-holds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({}),
  })
  expect(status).toBe(422)
  const after = await scrape()
  expect([...after].filter(([name]) => name.startsWith('danjang_holds_refused'))).toEqual([
    ['danjang_holds_refused_total{code="bad-data"}', 1],
  ])
})

test('metrics name no clinic, and the site’s port does not have them', async () => {
  await get(`${site.at('mirae.localhost')}/`)
  const { text } = await get(metricsUrl)
  expect(text).not.toMatch(/localhost|mirae|introduce/)
  expect((await get(`${site.url}/metrics`)).status).toBe(404)
  expect((await get(metricsUrl.replace('/metrics', '/'))).status).toBe(404)
})

test('the access log has a line for each request, with its request id and without query and keys', async () => {
  const page = await get(`${site.url}/search?keyword=${encodeURIComponent('홍길동')}`)
  await get(`${site.url}/_preview/a-key-that-nobody-may-read?path=/`)
  const lines = await eventually(() => {
    const found = site.logs.filter(({ path }) => ['/search', '/_preview/…'].includes(String(path)))
    expect(found).toHaveLength(2)
    return found
  })
  expect(lines[0]).toMatchObject({
    msg: 'request',
    kind: 'page',
    method: 'GET',
    host: new URL(site.url).host,
    status: 200,
    requestId: page.headers['x-request-id'],
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    bytes: expect.any(Number),
    ms: expect.any(Number),
  })
  expect(Number(lines[0]?.bytes)).toBeGreaterThan(page.body.byteLength)
  expect(JSON.stringify(site.logs)).not.toMatch(/keyword|a-key-that-nobody-may-read|홍길동|%ED%99%8D/)
})
