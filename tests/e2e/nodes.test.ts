import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { signIn } from '#tests/support/console-api.ts'
import { get, getCached } from '#tests/support/http.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

let folder: string
const running: SiteProcess[] = []
const start = async (env: Record<string, string>) => {
  const site = await startSiteProcess(process.cwd(), env)
  running.push(site)
  return site
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-nodes-'))
})
afterAll(async () => {
  await Promise.all(running.map((site) => site.stop()))
  await rm(folder, { recursive: true, force: true })
})

const headerOf = (html: string) => /data-slot="header" data-block="(\w+)"/.exec(html)?.[1]

test('two nodes on one PostgreSQL: what is published on one shows on the other in under a second', async () => {
  const postgres = await startPostgres()
  try {
    const shared = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'shared') }
    const first = await start(shared)
    const second = await start(shared)
    expect(headerOf((await get(second.url)).text)).toBe('GlobalHeaderType1')

    const api = await signIn(first.url)
    const { slots } = await api.request('GET /admin/global')
    await api.request('PUT /admin/global/{slot}', {
      params: { slot: 'header' },
      body: { component: 'GlobalHeaderType2', data: {} },
      headers: { 'if-match': slots.header.etag },
    })
    await api.request('POST /admin/publish')
    const published = performance.now()
    await expect
      .poll(async () => headerOf((await get(second.url)).text), { interval: 20, timeout: 5_000 })
      .toBe('GlobalHeaderType2')
    expect(performance.now() - published).toBeLessThan(1_000)
    expect(headerOf((await get(first.url)).text)).toBe('GlobalHeaderType2')
    await Promise.all([first.stop(), second.stop()])
  } finally {
    await postgres.stop()
  }
}, 240_000)

test('a site whose API is elsewhere: with the API gone, what was served stays, and what never was is 503', async () => {
  const apiData = join(folder, 'api')
  await cp(inject('seededData'), apiData, { recursive: true })
  const api = await start({ DATA_DIR: apiData, TRUST_PROXY: 'true' })
  const site = await start({ DATA_DIR: join(folder, 'site'), API_BASE_URL: `${api.url}/_api` })
  const host = { host: new URL(site.url).host }
  const before = await getCached(site.url, host)
  expect(before.status).toBe(200)
  expect(headerOf(before.text)).toBe('GlobalHeaderType1')
  const picture = / src="(\/_image\?[^"]+)"/.exec(before.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await get(`${site.url}${picture}`, host)).toMatchObject({ status: 200 })

  await api.stop('SIGKILL')
  // What is known of the site holds for a second; after it the API is asked, and does not answer.
  await expect
    .poll(async () => (await get(site.url, host)).headers['cache-status'], { interval: 100, timeout: 5_000 })
    .toBe('danjang; hit; detail=stale')
  const after = await get(site.url, host)
  expect(after.body.equals(before.body)).toBe(true)
  expect(await get(`${site.url}/introduce`, host)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  })
})

test('an API that hangs delays no page in the cache, from the first request on', async () => {
  const apiData = join(folder, 'hanging')
  await cp(inject('seededData'), apiData, { recursive: true })
  const api = await start({ DATA_DIR: apiData, TRUST_PROXY: 'true' })
  const site = await start({ DATA_DIR: join(folder, 'waiting'), API_BASE_URL: `${api.url}/_api` })
  const host = { host: new URL(site.url).host }
  const before = await getCached(site.url, host)
  expect(before.status).toBe(200)
  api.process.kill('SIGSTOP')
  try {
    // Beyond what is known of the site (a second), as a visitor who goes on reading would ask.
    const slowest: number[] = []
    for (const end = performance.now() + 3_000; performance.now() < end;) {
      const began = performance.now()
      const answer = await get(site.url, host)
      slowest.push(performance.now() - began)
      expect(answer.body.equals(before.body)).toBe(true)
    }
    // The API is waited for for three seconds, so that a bound far from both holds on a busy machine too.
    expect(Math.max(...slowest)).toBeLessThan(1_000)
    // What was never served needs the API: one waits, those after it are told at once.
    expect((await get(`${site.url}/introduce`, host)).status).toBe(503)
    const again = performance.now()
    expect((await get(`${site.url}/introduce`, host)).status).toBe(503)
    expect(performance.now() - again).toBeLessThan(1_000)
  } finally {
    api.process.kill('SIGCONT')
  }
})

test('a second process on the same embedded database refuses, and the first goes on', async () => {
  const data = join(folder, 'alone')
  await cp(inject('seededData'), data, { recursive: true })
  const first = await start({ DATA_DIR: data })
  await expect(startSiteProcess(process.cwd(), { DATA_DIR: data })).rejects.toThrow(
    /DATABASE_URL|already|in use/i,
  )
  expect((await get(`${first.url}/readyz`)).status).toBe(200)
})
