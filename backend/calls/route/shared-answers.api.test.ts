import { sql } from 'drizzle-orm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { isShared } from './shared-answer.ts'
import { popups } from '#backend/content/popups/table.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'

/* What caches may do with the answers that are the same for everybody. */

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

const shared = Object.entries(contract as Record<string, Call>)
  .filter(([name, call]) => isShared(name, call))
  .map(([name]) => name.slice(4))
  .filter((path) => !path.includes('{'))

test.each(shared)('%s: whoever has the answer is told so in place of it', async (path) => {
  const first = await app.send(path)
  if (first.status !== 200) return
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  const known = await app.send(path, { headers: { 'if-none-match': `"other", ${etag}` } })
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag])
  expect((await app.send(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('a long answer comes compressed, under the one validator that its text has', async () => {
  const path = '/partners/this'
  const ask = (accepted: string, more: Record<string, string> = {}) =>
    app.send(path, { headers: { 'accept-encoding': accepted, ...more } })
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
  const plain = await app.send(path)
  const text = await plain.text()
  expect(text.length).toBeGreaterThan(1_024)
  expect(plain.headers.get('content-encoding')).toBeNull()
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
  ] as const) {
    // The second comes from what is kept.
    for (const response of [await ask(accepted), await ask(accepted)]) {
      const { headers } = response
      expect(headers.get('content-encoding')).toBe(encoding)
      expect(headers.get('vary')?.split(', ')).toContain('accept-encoding')
      expect(headers.get('etag')).toBe(plain.headers.get('etag'))
      expect(unpack[encoding](await bytesOf(response)).toString()).toBe(text)
    }
    const known = await ask(accepted, { 'if-none-match': plain.headers.get('etag') ?? '' })
    expect([known.status, known.headers.get('content-encoding')]).toEqual([304, null])
    expect(known.headers.get('vary')).toContain('accept-encoding')
  }
  expect((await ask('identity')).headers.get('content-encoding')).toBeNull()
})

test('what is short, somebody’s own or refused comes as it is', async () => {
  const { cookie } = await signInCustomer(app.database, 1)
  const accepting = { 'accept-encoding': 'br, gzip' }
  const answers = await Promise.all([
    app.send('/customer/popups', { headers: accepting }),
    app.send('/partners/this', { headers: { ...accepting, cookie } }),
    app.send('/customers/this', { headers: { ...accepting, cookie } }),
    app.send('/v2/products/999999', { headers: accepting }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404])
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null, null, null])
})

test('an answer that changed has another validator, and each clinic its own', async () => {
  const etagOf = async (host = hosts.a) => (await app.send('/partners/this', { host })).headers.get('etag')
  const before = await etagOf()
  expect(await etagOf(hosts.b)).not.toBe(before)
  await app.database.asOperator((tx) =>
    tx.execute(
      sql`update partners set profile = jsonb_set(profile, '{displayName}', '"새 이름"') where partner_id = 1`,
    ),
  )
  const known = await app.send('/partners/this', { headers: { 'if-none-match': before ?? '' } })
  expect(known.status).toBe(200)
})

test('an answer is kept until it changes by itself, and for a minute at most', async () => {
  const kept = async () => (await app.send('/customer/popups')).headers.get('cache-control')
  expect(await kept()).toBe('public, max-age=60')
  await app.database.asOperator((tx) =>
    tx.insert(popups).values({
      partnerId: 1,
      title: '곧',
      startsAt: new Date(Date.now() + 30_000),
    } as typeof popups.$inferInsert),
  )
  const [, seconds] = /max-age=(\d+)$/.exec((await kept()) ?? '') ?? []
  expect(Number(seconds)).toBeLessThanOrEqual(30)
  expect((await app.send('/partners/this')).headers.get('cache-control')).toBe('no-cache')
})

test('what is somebody’s own, or proved, is kept by nobody', async () => {
  const { cookie } = await signInCustomer(app.database, 1)
  const guest = { 'guest-id': crypto.randomUUID() }
  const answers = await Promise.all([
    app.send('/customer/before-afters', { headers: { cookie } }),
    app.send('/guest/carts', { headers: guest }),
    app.send('/customers/this', { headers: { cookie } }),
  ])
  for (const { status, headers } of answers) {
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null])
  }
})
