import { trustHops } from '#backend/kernel/http/forwarded.ts'
import { createBackend } from '#backend/create-backend.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDefinitions } from '#tests/support/blocks.ts'
import { admin, callers, hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  cookie = await app.signIn()
})
afterAll(() => app.close())

const publish = (headers: Record<string, string>, body?: BodyInit) =>
  app.send('/admin/publish', { method: 'POST', headers, ...(body !== undefined && { body }) })

describe('sessions', () => {
  test('are kept in a cookie that scripts cannot read; the token changes and dies at sign-out', async () => {
    const response = await app.send('/admin/session', { body: admin })
    expect(await response.json()).toEqual({
      email: admin.email,
      name: '관리자',
      isSuspended: false,
      setUpTwoFactorBy: null,
      partnerName: '가나의원',
      role: 'owner',
    })
    const [header = ''] = response.headers.getSetCookie()
    expect(header).toMatch(/^danjang_admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const first = header.split(';')[0] ?? ''
    const again = await app.send('/admin/session', { body: admin, headers: { cookie: first } })
    const second = again.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(second).not.toBe(first)
    expect((await app.send('/admin/session', { headers: { cookie: first } })).status).toBe(401)
    const token = second.split('=')[1] ?? ''
    expect((await app.send('/admin/session', { headers: { authorization: `Bearer ${token}` } })).status).toBe(
      200,
    )
    expect((await app.send('/admin/session', { method: 'DELETE', headers: { cookie: second } })).status).toBe(
      204,
    )
    expect((await app.send('/admin/session', { headers: { cookie: second } })).status).toBe(401)
  })

  test('carry the __Host- prefix and Secure under https', async () => {
    const backend = createBackend({
      ...app,
      logger: pino({ level: 'silent' }),
      definitions: testDefinitions,
      trustProxy: trustHops(1),
    })
    const request = new Request(`http://${hosts.a}/_api/admin/session`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '1.1.1.1, 9.9.9.9',
      },
      body: JSON.stringify(admin),
    })
    const [header] = (await backend.fetch(request, { address: '127.0.0.1' })).headers.getSetCookie()
    expect(header).toMatch(/^__Host-danjang_admin=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    await backend.close()
  })

  test('end a week after they began, however much they are used', async () => {
    const headers = { cookie: await app.signIn() }
    const status = async () => (await app.send('/admin/session', { headers })).status
    const begin = (daysAgo: number) =>
      app.database.asOperator((tx) =>
        tx.execute(sql`update sessions set started_at = now() - make_interval(days => ${daysAgo})`),
      )
    await begin(6)
    expect(await status()).toBe(200)
    await begin(8)
    expect(await status()).toBe(401)
    await begin(0)
    expect(await status()).toBe(200)
  })

  test('known and unknown accounts are answered alike', async () => {
    const answers = ['owner@example.com', 'nobody@example.com'].map(async (email, index) => {
      const response = await app.send('/admin/session', {
        body: { email, password: '아님' },
        address: `10.0.1.${index}`,
      })
      return [response.status, await response.text()]
    })
    const [known, unknown] = await Promise.all(answers)
    expect(known).toEqual(unknown)
    expect(known?.[0]).toBe(401)
  })

  test('guesses are limited by address, an IPv6 /64 being one', async () => {
    const guess = (index: number) =>
      app.send('/admin/session', {
        body: { email: `x${index}@example.com`, password: '' },
        address: `2001:db8::${index.toString(16)}`,
      })
    const statuses = await Promise.all(Array.from({ length: 15 }, (_, index) => guess(index + 1)))
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(5)
    const told = (status: number) => {
      const { headers } = statuses.find((one) => one.status === status) ?? {}
      return ['ratelimit-policy', 'ratelimit', 'retry-after'].map((name) => headers?.get(name))
    }
    const policy = '"address";q=10;w=60'
    expect(told(422)).toEqual([policy, expect.stringMatching(/^"address";r=[0-9];t=\d+$/), null])
    expect(told(429)).toEqual([
      policy,
      expect.stringMatching(/^"address";r=0;t=\d+$/),
      expect.stringMatching(/^\d+$/),
    ])
    expect((await app.send('/admin/session', { body: admin, address: '2001:db8:0:1::1' })).status).toBe(200)
  })
})

describe('cross-site requests', () => {
  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['text/plain', { 'content-type': 'text/plain' }, '{}'],
    ['another origin', { origin: 'http://evil.test' }, undefined],
    ['another partner’s origin', { origin: `http://${hosts.b}` }, undefined],
    ['an opaque origin', { origin: 'null' }, undefined],
    ['fetch metadata', { 'sec-fetch-site': 'cross-site' }, undefined],
  ])('%s is refused', async (_, headers, body) => {
    const response = await publish({ cookie, ...headers }, body)
    expect([response.status, (await response.json()).code]).toEqual([403, 'cross-site'])
  })

  test('same origin, and clients that are no browser, are not', async () => {
    expect(
      (await publish({ cookie, origin: `http://${hosts.a}`, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200)
    expect((await publish({ cookie })).status).toBe(200)
  })
})

describe('bodies', () => {
  const stream = (bytes: number) =>
    new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(new Uint8Array(1024).fill(32))
        controller.close()
      },
    })
  test('over the limit are refused, chunked or not, and the handler is not run', async () => {
    const headers = { cookie, 'content-type': 'application/json' }
    const before = await (await app.send('/admin/revisions', { headers: { cookie } })).text()
    expect((await publish(headers, stream(80 * 1024))).status).toBe(413)
    expect((await publish(headers, ' '.repeat(80 * 1024))).status).toBe(413)
    expect((await publish({ ...headers, 'content-length': '999999' }, ' ')).status).toBe(413)
    expect(await (await app.send('/admin/revisions', { headers: { cookie } })).text()).toBe(before)
  })
})

describe('failures', () => {
  test('unknown paths and methods are problems', async () => {
    for (const [path, method, status] of [
      ['/nope', 'GET', 404],
      ['/admin/publish', 'GET', 405],
      ['/%2e%2e/admin', 'GET', 404],
      ['/page', 'DELETE', 405],
    ] as const) {
      const response = await app.send(path, { method })
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'application/problem+json',
      ])
    }
  })

  test('a handler that throws answers plainly and is logged', async () => {
    const lines: string[] = []
    const secret = 'select password_hash from accounts'
    const broken = { ...app.database, withPartner: () => Promise.reject(new Error(secret)) }
    const backend = createBackend({
      ...app,
      database: broken,
      definitions: testDefinitions,
      logger: createLogger('info', { write: (line) => lines.push(line) }),
    })
    const response = await callers(backend).send('/partners/this')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      status: 500,
      code: 'internal',
      message: '알 수 없는 시스템 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    })
    expect(lines.join()).toContain(secret)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ call: 'GET /partners/this', partnerId: 1 })
    await backend.close()
  })
})
