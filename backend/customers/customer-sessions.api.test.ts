import { createBackend } from '#backend/create-backend.ts'
import { customers, customerSessions } from '#backend/customers/table.ts'
import { hashPassword } from '#backend/credentials/passwords.ts'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDefinitions } from '#tests/support/blocks.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { cookieOf } from '#tests/support/customers.ts'

const password = '봄날의 산책 3월'
const phone = '010-1234-5678'

let app: Awaited<ReturnType<typeof startBackend>>
let memberId: number
beforeAll(async () => {
  app = await startBackend()
  const values = { phone: '+821012345678', passwordHash: await hashPassword(password) }
  memberId = (await signInCustomer(app.database, 1, values)).id
})
afterAll(() => app.close())

let lastAddress = 0
const elsewhere = () => `10.4.${(lastAddress += 1)}`
const signIn = (headers: Record<string, string> = {}) =>
  app.send('/api/signin', { body: { phone, password }, headers, address: elsewhere() })
const me = async (headers: Record<string, string>) => (await app.send('/customers/this', { headers })).status
const bearerOf = (response: Response) => response.headers.get('authorization')

describe('the token', () => {
  const fromPage = { origin: `http://${hosts.a}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

  test('comes to a page in a cookie that scripts cannot read, and nowhere else', async () => {
    const response = await signIn(fromPage)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^danjang_customer=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^danjang_known=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const token = cookieOf(response).split('=')[1] ?? '?'
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
    expect(JSON.stringify(headers) + (await response.text())).not.toContain(token)
    expect(await me({ cookie: cookieOf(response) })).toBe(200)
  })

  test('comes in the authorization header to what is no page, and instead of a cookie to who asks', async () => {
    const bare = await signIn()
    expect(bearerOf(bare)).toBe(`Bearer ${cookieOf(bare).split('=')[1]}`)
    expect(await me({ authorization: bearerOf(bare) ?? '' })).toBe(200)
    for (const prefer of ['session=bearer', 'respond-async, session="bearer"']) {
      const asked = await signIn({ ...fromPage, prefer })
      expect(asked.headers.getSetCookie()).toEqual([])
      expect(await me({ authorization: bearerOf(asked) ?? '' })).toBe(200)
    }
    expect(bearerOf(await signIn({ ...fromPage, prefer: 'session=cookie' }))).toBeNull()
  })

  test('carries the __Host- prefix and Secure under https', async () => {
    const logger = pino({ level: 'silent' })
    const backend = createBackend({ ...app, logger, definitions: testDefinitions, trustProxy: true })
    const request = new Request(`http://${hosts.a}/_api/api/guest-signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ guestId: crypto.randomUUID() }),
    })
    const [cookie] = (await backend.fetch(request)).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-danjang_customer=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    await backend.close()
  })

  test('is dead after sign-out, and signing out again does no harm', async () => {
    const cookie = cookieOf(await signIn())
    const out = await app.send('/customer/logout', { method: 'POST', headers: { cookie } })
    expect([out.status, out.headers.getSetCookie()[0]]).toEqual([
      204,
      expect.stringContaining('danjang_customer=; Max-Age=0'),
    ])
    expect(await me({ cookie })).toBe(401)
    expect((await app.send('/customer/logout', { method: 'POST', headers: { cookie } })).status).toBe(204)
    expect((await app.send('/customer/logout', { method: 'POST' })).status).toBe(204)
  })
})

describe('handing a session to the widget', () => {
  const begin = async (cookie: string) =>
    (await app.send('/customer/auth-tokens', { method: 'POST', headers: { cookie } })).json()
  const take = (authToken: string, headers: Record<string, string> = {}, host = hosts.a) =>
    app.send('/access-tokens', { body: { authToken }, headers, host, address: elsewhere() })

  test('works once, at its own partner, and ends with the session that handed it over', async () => {
    const cookie = cookieOf(await signIn())
    const { authToken, expiresAt } = await begin(cookie)
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000)
    expect((await take(authToken, {}, hosts.b)).status).toBe(422)
    const taken = await take(authToken, { prefer: 'session=bearer' })
    expect([taken.status, (await taken.json()).id]).toEqual([201, memberId])
    const authorization = bearerOf(taken) ?? ''
    expect((await take(authToken)).status).toBe(422)
    expect([await me({ cookie }), await me({ authorization })]).toEqual([200, 200])
    await app.send('/customer/logout', { method: 'POST', headers: { authorization } })
    expect([await me({ cookie }), await me({ authorization })]).toEqual([200, 401])
    const again = await take((await begin(cookie)).authToken, { prefer: 'session=bearer' })
    await app.send('/customer/logout', { method: 'POST', headers: { cookie } })
    expect(await me({ authorization: bearerOf(again) ?? '' })).toBe(401)
  })

  test('is exchanged by one of twenty at once', async () => {
    const { authToken } = await begin(cookieOf(await signIn()))
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(authToken)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('dies with the session before it is used, and is no session itself', async () => {
    const cookie = cookieOf(await signIn())
    const { authToken } = await begin(cookie)
    expect(await me({ authorization: `Bearer ${authToken}` })).toBe(401)
    await app.send('/customer/logout', { method: 'POST', headers: { cookie } })
    expect((await take(authToken)).status).toBe(422)
    expect((await take('nothing')).status).toBe(422)
  })

  test('keeps the session of a browser that shares its cookie with the widget', async () => {
    const cookie = cookieOf(await signIn())
    const { authToken } = await begin(cookie)
    expect((await take(authToken, { cookie })).status).toBe(201)
    expect(await me({ cookie })).toBe(200)
  })

  test('keeps that session where the widget hands over further; another of the asker’s ends', async () => {
    const cookie = cookieOf(await signIn())
    const widget = cookieOf(await take((await begin(cookie)).authToken))
    const taken = await take((await begin(widget)).authToken, { cookie })
    expect(taken.status).toBe(201)
    const last = cookieOf(taken)
    const unrelated = cookieOf(await signIn())
    expect((await take((await begin(last)).authToken, { cookie: unrelated })).status).toBe(201)
    const all = [cookie, widget, last, unrelated].map((one) => me({ cookie: one }))
    expect(await Promise.all(all)).toEqual([200, 200, 200, 401])
    await app.send('/customer/logout', { method: 'POST', headers: { cookie } })
    expect(await me({ cookie: last })).toBe(401)
  })
})

describe('guessing', () => {
  test('is limited for a member whatever the address, forwarded or not; the member is not locked out', async () => {
    const home = '203.0.113.7'
    const own = () => app.send('/api/signin', { body: { phone, password }, address: home })
    expect((await own()).status).toBe(200)
    const guess = (index: number) =>
      app.send('/api/signin', {
        body: { phone: index % 2 ? phone : '+82 10-1234-5678', password: `아니에요 ${index}`, field: index },
        headers: { 'x-forwarded-for': `1.2.3.${index % 250}` },
        address: `2001:db8:0:${index.toString(16)}::1`,
      })
    let letIn = 0
    for (let start = 0; start < 1000; start += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => guess(start + index)))
      letIn += answers.filter(({ status }) => status !== 429).length
      expect(answers.every(({ status }) => status === 422 || status === 429)).toBe(true)
    }
    expect(letIn).toBeLessThanOrEqual(30)
    expect((await own()).status).toBe(200)
  })

  test('is limited by address, an IPv6 /64 being one', async () => {
    const guess = (index: number) =>
      app.send('/api/guest-signin', {
        body: { guestId: 'no' },
        address: `2001:db8:1::${index.toString(16)}`,
      })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(index + 1)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

describe('with a customer’s cookie, from another site', () => {
  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'sms=true'],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['text/plain', { 'content-type': 'text/plain' }, '{"sms":true}'],
    ['another origin', { origin: 'http://evil.test', 'content-type': 'application/json' }, '{}'],
    ['another partner’s', { origin: `http://${hosts.b}`, 'content-type': 'application/json' }, '{}'],
    ['fetch metadata', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }, '{}'],
  ])('%s is refused', async (_, headers, body) => {
    const { cookie } = await signInCustomer(app.database, 1)
    for (const path of ['/customers/this/marketing-receivable', '/customers/this']) {
      const method = path.endsWith('this') ? 'DELETE' : 'PUT'
      const response = await app.send(path, { method, headers: { cookie, ...headers }, body })
      expect([response.status, (await response.json()).code]).toEqual([403, 'cross-site'])
    }
    expect(await me({ cookie })).toBe(200)
  })
})

test('a session is over two weeks after it was last used, and a closed account’s at once', async () => {
  const { id, cookie } = await signInCustomer(app.database, 1)
  const expire = (milliseconds: number) =>
    app.database.withPartner(1, (tx) =>
      tx
        .update(customerSessions)
        .set({ expiresAt: new Date(Date.now() + milliseconds) })
        .where(eq(customerSessions.customerId, id)),
    )
  await expire(60_000)
  expect(await me({ cookie })).toBe(200)
  const [row] = await app.database.withPartner(1, (tx) =>
    tx.select().from(customerSessions).where(eq(customerSessions.customerId, id)),
  )
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(13 * 86_400_000)
  await expire(-1)
  expect(await me({ cookie })).toBe(401)
  const other = await signInCustomer(app.database, 1)
  await app.database.withPartner(1, (tx) =>
    tx.update(customers).set({ isClosed: true }).where(eq(customers.id, other.id)),
  )
  expect(await me({ cookie: other.cookie })).toBe(401)
})
