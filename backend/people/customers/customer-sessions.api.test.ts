import { trustHops } from '#backend/kernel/http/forwarded.ts'
import { createBackend } from '#backend/create-backend.ts'
import { customers, customerSessions } from './table.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDefinitions } from '#tests/support/blocks.ts'
import { admin, hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { cookieOf } from '#tests/support/customers.ts'

const password = '봄날의 산책 3월'
const phone = '010-1234-5678'

let app: Awaited<ReturnType<typeof startBackend>>
let memberId: number
beforeAll(async () => {
  app = await startBackend()
  const values = { phone: '+821012345678', passwordHash: await hashPassword(password, 1) }
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
    const backend = createBackend({ ...app, logger, definitions: testDefinitions, trustProxy: trustHops(1) })
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

describe('a sign-out that names its session', () => {
  const nameOf = (response: Response) => response.headers.get('session-id') ?? ''
  const out = (cookie: string, sessionId: string) =>
    app.send('/customer/logout', { body: { sessionId }, headers: { cookie } })

  test('ends that one, also when it is repeated, and never a later one', async () => {
    const first = await signIn()
    const later = await signIn({ cookie: cookieOf(first) })
    const cookie = cookieOf(later)
    const late = await out(cookie, nameOf(first))
    expect([late.status, late.headers.getSetCookie(), await me({ cookie })]).toEqual([409, [], 200])
    for (const retry of [await out(cookie, nameOf(later)), await out(cookie, nameOf(later))])
      expect([retry.status, retry.headers.getSetCookie()[0]]).toEqual([
        204,
        expect.stringContaining('danjang_customer=; Max-Age=0'),
      ])
    expect(await me({ cookie })).toBe(401)
  })

  test('gets the name with each session, and by asking who is signed in', async () => {
    const response = await signIn()
    const asked = await app.send('/customers/this', { headers: { cookie: cookieOf(response) } })
    expect(nameOf(asked)).toBe(nameOf(response))
    expect(nameOf(asked)).toMatch(/^[\da-f-]{36}$/)
    expect(cookieOf(response)).not.toContain(nameOf(asked))
  })

  test('ends a console’s alike', async () => {
    const enter = (headers: Record<string, string> = {}) =>
      app.send('/admin/session', { body: admin, headers, address: elsewhere() })
    const isIn = async (cookie: string) =>
      (await app.send('/admin/session', { headers: { cookie } })).status === 200
    const first = await enter()
    const later = await enter({ cookie: cookieOf(first) })
    const cookie = cookieOf(later)
    const leave = (sessionId: string) =>
      app.send(`/admin/session?sessionId=${sessionId}`, { method: 'DELETE', headers: { cookie } })
    const late = await leave(nameOf(first))
    expect([late.status, late.headers.getSetCookie(), await isIn(cookie)]).toEqual([409, [], true])
    await leave(nameOf(later))
    expect(await isIn(cookie)).toBe(false)
  })
})

describe('staying signed in', () => {
  const day = 86_400_000
  const enter = (staysSignedIn: boolean, userAgent = '') =>
    app.send('/api/signin', {
      body: { phone, password, staysSignedIn },
      headers: { 'user-agent': userAgent },
      address: elsewhere(),
    })
  const age = (sessionId: string | null, { unused = 0, in: days = 0 }) =>
    app.database.withPartner(1, async (tx) => {
      const isThis = eq(customerSessions.id, sessionId ?? '')
      const [row] = await tx.select().from(customerSessions).where(isThis)
      await tx
        .update(customerSessions)
        .set({
          expiresAt: new Date((row?.expiresAt.getTime() ?? 0) - unused * day),
          startedAt: new Date(Date.now() - days * day),
        })
        .where(isThis)
    })

  test.each([
    [false, 13, 15, 91],
    [true, 89, 91, 181],
  ])('%s: unused for %i days goes on, for %i it is over, and so it is after %i in all', async (...row) => {
    const [stays, fine, tooLong, tooOld] = row
    const response = await enter(stays)
    expect(/; Max-Age=(\d+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1]).toBe(
      stays ? String(180 * 86_400) : undefined,
    )
    const cookie = cookieOf(response)
    const name = response.headers.get('session-id')
    await age(name, { unused: fine })
    expect(await me({ cookie })).toBe(200)
    await age(name, { in: tooOld })
    expect(await me({ cookie })).toBe(401)
    await age(name, { unused: tooLong })
    expect(await me({ cookie })).toBe(401)
  })

  test('a new password keeps it so', async () => {
    const cookie = cookieOf(await enter(true))
    const changed = await app.send('/customers/this', {
      method: 'PUT',
      headers: { cookie },
      body: { currentPassword: password, password },
    })
    expect(changed.headers.getSetCookie()[0]).toContain('Max-Age=15552000')
  })

  test('a member sees where they are signed in, and ends one or all others', async () => {
    const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36'
    const own = cookieOf(await enter(true, android))
    const headers = { cookie: own }
    const list = async () => {
      const response = await app.send('/customers/this/sessions', { headers })
      return ((await response.json()) as { rows: { id: string; browser: string; isThis: boolean }[] }).rows
    }
    const remove = async (path: string, cookie = own) =>
      (await app.send(`/customers/this/sessions${path}`, { method: 'DELETE', headers: { cookie } })).status
    await remove('')
    const [first, second] = [cookieOf(await enter(false)), cookieOf(await enter(false))]
    const rows = await list()
    expect(rows.map(({ browser, isThis }) => [browser, isThis])).toEqual([
      ['Chrome, Android', true],
      ['', false],
      ['', false],
    ])
    expect(JSON.stringify(rows)).not.toContain(own.split('=')[1])
    const other = rows[1]?.id ?? ''
    // The first of these is another member's try, the last names a session that is over.
    const stranger = await signInCustomer(app.database, 1)
    expect(await remove(`/${other}`, stranger.cookie)).toBe(404)
    expect([await remove(`/${other}`), await remove(`/${other}`)]).toEqual([204, 404])
    expect((await Promise.all([me({ cookie: first }), me({ cookie: second })])).sort()).toEqual([200, 401])
    expect(await remove('')).toBe(204)
    expect(await Promise.all([first, second, own].map((cookie) => me({ cookie })))).toEqual([401, 401, 200])
  })

  test('what was handed to the widget is no device of its own, and ending the others keeps its line', async () => {
    const own = cookieOf(await enter(true))
    await app.send('/customers/this/sessions', { method: 'DELETE', headers: { cookie: own } })
    const begun = await app.send('/customer/auth-tokens', { method: 'POST', headers: { cookie: own } })
    const { authToken } = (await begun.json()) as { authToken: string }
    const taken = await app.send('/access-tokens', {
      body: { authToken },
      headers: { prefer: 'session=bearer' },
    })
    const authorization = bearerOf(taken) ?? ''
    const { rows } = await (await app.send('/customers/this/sessions', { headers: { authorization } })).json()
    expect(rows).toMatchObject([{ isThis: true, staysSignedIn: true }])
    await app.send('/customers/this/sessions', { method: 'DELETE', headers: { authorization } })
    expect([await me({ authorization }), await me({ cookie: own })]).toEqual([200, 200])
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
