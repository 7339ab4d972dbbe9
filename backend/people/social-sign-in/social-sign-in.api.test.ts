import { socialKeys, socialSignIns } from './table.ts'
import { resealAll } from '#backend/operation/operator/reseal.ts'
import { createSecretBox } from '#backend/kernel/credentials/secret-box.ts'
import type { SocialSite } from '#schema/plain/social-sites.ts'
import type { Agreement } from '#schema/terms.ts'
import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { certify, cookieOf } from '#tests/support/customers.ts'
import { startSocialSite } from '#tests/support/social-site.ts'
import { addTerms } from '#tests/support/terms.ts'

const key = randomBytes(32)
let site: Awaited<ReturnType<typeof startSocialSite>>
let app: Awaited<ReturnType<typeof startBackend>>
let owner: string
let agreements: (Agreement | undefined)[]
beforeAll(async () => {
  site = await startSocialSite()
  const socialOrigins = { kakao: site.origin, naver: site.origin }
  app = await startBackend({ socialOrigins, secretBox: createSecretBox([key]) })
  owner = await app.signIn()
  const agreed = await addTerms(app.database, 1)
  agreements = [agreed['terms-of-service'], agreed['privacy-consent']]
  for (const name of ['kakao', 'naver'] as const) await put(name, site.keys)
})
afterAll(async () => {
  await app.close()
  await site.close()
})

let last = 1000
let lastPhone = 30_000_000
const newPhone = () => `010${(lastPhone += 1)}`
beforeEach(() => {
  site.state.mode = 'well'
  site.state.person = String((last += 1))
})

type Json = Record<string, unknown>
const elsewhere = () => `10.11.${(last += 1)}.1`
const post = (path: string, body: Json, headers: Record<string, string> = {}) =>
  app.send(path, { body, headers, address: elsewhere() })
const put = (name: SocialSite, body: Json, cookie = owner) =>
  app.send(`/admin/social-keys/${name}`, { method: 'PUT', body, headers: { cookie } })
const codeOf = async (response: Response) => [response.status, (await response.json()).code]

/** Begins a sign-in, and signs in at the site. */
async function begin(name: SocialSite = 'kakao', more: Json = {}) {
  const { url, token } = await (await post('/social-sign-ins', { site: name, ...more })).json()
  const { state, code, address } = site.signIn(url)
  return { token, state, code, url: new URL(url), address }
}
const finish = ({ token, state, code }: Json, headers = {}) =>
  post('/social-sign-ins/finish', { token, state, code }, headers)
const signUp = async (socialToken: string, phone: string) =>
  post('/api/signup', { certificationToken: await certify(app.send, { phone }), socialToken, agreements })

/** A member who came by a social account, with what signs them in again. */
async function member(name: SocialSite = 'kakao', phone = newPhone()) {
  const begun = await begin(name)
  await finish(begun)
  const response = await signUp(begun.token, phone)
  return { phone, cookie: cookieOf(response), status: response.status, self: await response.json() }
}

describe.each(['kakao', 'naver'] as const)('by %s', (name) => {
  test('a first visit leads through certification and terms to a member, whom later visits sign in', async () => {
    const begun = await begin(name)
    // Authorization code with state and PKCE, at the clinic's own address.
    expect(Object.fromEntries(begun.url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: site.keys.clientId,
      redirect_uri: `http://${hosts.a}/login`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const first = await finish(begun)
    expect(first.headers.getSetCookie()).toEqual([])
    expect(await codeOf(first)).toEqual([409, 'certification-needed'])
    const signedUp = await signUp(begun.token, newPhone())
    const self = await signedUp.json()
    expect([signedUp.status, self.kind, self.email, self.hasPassword]).toEqual([201, 'member', null, false])

    const again = await finish(await begin(name))
    expect([again.status, (await again.json()).id]).toEqual([200, self.id])
    const accounts = await app.client(hosts.a, cookieOf(again)).request('GET /customers/this/social-accounts')
    expect(accounts.rows.map((row) => row.site)).toEqual([name])
  })
})

test('a member who signs up without either is asked for a password', async () => {
  const certificationToken = await certify(app.send, { phone: newPhone() })
  const response = await post('/api/signup', { certificationToken, agreements })
  expect([response.status, (await response.json()).errors[0].path]).toEqual([422, '/password'])
})

test('a sign-in stays as long as somebody wanted when they began it', async () => {
  await member()
  const cookies = async (staysSignedIn: boolean) =>
    (await finish(await begin('kakao', { staysSignedIn }))).headers.getSetCookie()[0]
  expect(await cookies(true)).toContain('Max-Age=15552000')
  expect(await cookies(false)).not.toContain('Max-Age')
})

describe('an account is linked', () => {
  test('to a member by the certification of the same person alone, and by no e-mail', async () => {
    const phone = newPhone()
    const values = { phone: `+82${phone.slice(1)}`, birthDate: '1990-01-01', email: 'same@example.com' }
    const { id } = await signInCustomer(app.database, 1, values)
    const begun = await begin()
    expect(await codeOf(await finish(begun))).toEqual([409, 'certification-needed'])
    const link = async (who: Parameters<typeof certify>[1], token = begun.token) =>
      post('/social-sign-ins/link', { token, certificationToken: await certify(app.send, who) })
    expect(await codeOf(await link({ phone, name: '이바다' }))).toEqual([422, 'not-registered'])
    expect(await codeOf(await link({ phone: newPhone() }))).toEqual([422, 'not-registered'])
    const linked = await link({ phone })
    expect([linked.status, (await linked.json()).id]).toEqual([200, id])
    expect((await (await finish(await begin())).json()).id).toBe(id)
    // Used once.
    expect(await codeOf(await link({ phone }))).toEqual([422, 'social-sign-in-over'])
  })

  test('in place of the one before of its site, and to nobody without a sign-in that came back', async () => {
    const { self, phone } = await member()
    const before = site.state.person
    site.state.person = String((last += 1))
    const begun = await begin()
    const unfinished = { token: begun.token, certificationToken: await certify(app.send, { phone }) }
    expect(await codeOf(await post('/social-sign-ins/link', unfinished))).toEqual([
      422,
      'social-sign-in-over',
    ])
    await finish(begun)
    const certificationToken = await certify(app.send, { phone })
    await post('/social-sign-ins/link', { token: begun.token, certificationToken })
    expect((await (await finish(await begin())).json()).id).toBe(self.id)
    site.state.person = before
    expect((await finish(await begin())).status).toBe(409)
  })

  test('within an application: the same number of another is somebody else', async () => {
    await member()
    await put('kakao', { clientId: 'another-key', clientSecret: site.keys.clientSecret })
    site.keys.clientId = 'another-key'
    expect((await finish(await begin())).status).toBe(409)
    site.keys.clientId = 'rest-api-key'
    await put('kakao', site.keys)
    expect((await finish(await begin())).status).toBe(200)
  })
})

describe('a sign-in is refused', () => {
  test('of another browser, with another state, twice, late, or at another clinic', async () => {
    await member()
    const [one, other] = [await begin(), await begin()]
    expect(await codeOf(await finish({ ...one, token: other.token }))).toEqual([422, 'social-sign-in-over'])
    expect(await codeOf(await finish({ ...one, state: 'x' }))).toEqual([422, 'social-sign-in-over'])
    const { token, state, code } = one
    const atB = { host: hosts.b, body: { token, state, code }, address: elsewhere() }
    expect(await codeOf(await app.send('/social-sign-ins/finish', atB))).toEqual([422, 'social-sign-in-over'])
    expect((await finish(one)).status).toBe(200)
    expect(await codeOf(await finish(one))).toEqual([422, 'social-sign-in-over'])
    const late = await begin()
    await app.database.asOperator((tx) =>
      tx.update(socialSignIns).set({ expiresAt: sql`now() - interval '1 second'` }),
    )
    expect(await codeOf(await finish(late))).toEqual([422, 'social-sign-in-over'])
  })

  test('with a code of somebody else’s sign-in: PKCE ties it to the browser that began', async () => {
    await member()
    const [victim, attacker] = [await begin(), await begin()]
    expect(await codeOf(await finish({ ...attacker, code: victim.code }))).toEqual([
      422,
      'social-sign-in-refused',
    ])
  })

  test('where the site refuses or does not answer, which the log tells without secrets', async () => {
    expect(await codeOf(await finish({ ...(await begin()), code: 'wrong' }))).toEqual([
      422,
      'social-sign-in-refused',
    ])
    site.state.mode = 'error'
    expect(await codeOf(await finish(await begin('naver')))).toEqual([503, 'social-sign-in-unavailable'])
    const told = app.logs.filter((line) => line.includes('social sign-in'))
    expect(told.length).toBeGreaterThan(1)
    expect(told.join()).not.toContain(site.keys.clientSecret)
  })

  test('where the clinic has no keys', async () => {
    const body = { site: 'kakao' }
    const response = await app.send('/social-sign-ins', { host: hosts.b, body, address: elsewhere() })
    expect(await codeOf(response)).toEqual([422, 'unknown-social-site'])
    expect((await app.client(hosts.b).request('GET /social-sites')).rows).toEqual([])
  })
})

describe('a member without a password', () => {
  const remove = (path: string, cookie: string) =>
    app.send(path, { method: 'DELETE', body: {}, headers: { cookie }, address: elsewhere() })

  test('keeps the account that signs them in until they have set one', async () => {
    const { cookie, phone } = await member()
    const path = '/customers/this/social-accounts/kakao'
    expect(await codeOf(await remove(path, cookie))).toEqual([422, 'password-needed'])
    const certificationToken = await certify(app.send, { phone })
    await post('/api/password-reset', { certificationToken, password: '봄날의 산책 3월' })
    const signedIn = cookieOf(await finish(await begin()))
    expect((await remove(path, signedIn)).status).toBe(204)
    expect(await codeOf(await remove(path, signedIn))).toEqual([404, 'unknown-social-account'])
    expect((await finish(await begin())).status).toBe(409)
  })

  test('leaves without one, and nothing of the account is kept', async () => {
    const { cookie } = await member()
    expect((await remove('/customers/this', cookie)).status).toBe(200)
    expect((await finish(await begin())).status).toBe(409)
  })
})

describe('keys', () => {
  test('are the owner’s, sealed, shown to nobody, and kept where no new secret is given', async () => {
    const shown = await app.client(hosts.a, owner).request('GET /admin/social-keys')
    expect(shown.rows.map((row) => [row.site, row.clientId, row.isReady])).toEqual([
      ['kakao', site.keys.clientId, true],
      ['naver', site.keys.clientId, true],
    ])
    expect(JSON.stringify(shown)).not.toContain(site.keys.clientSecret)
    const rows = await app.database.asOperator((tx) => tx.select().from(socialKeys))
    expect(rows.every((row) => row.clientSecret?.startsWith('v1.'))).toBe(true)
    expect((await put('kakao', { clientId: site.keys.clientId })).status).toBe(200)
    expect((await finish(await begin())).status).toBe(409)
    const other = await put('kakao', { clientId: 'new-key' })
    expect([other.status, (await other.json()).errors[0].path]).toEqual([422, '/clientSecret'])
    const log = await app.client(hosts.a, owner).request('GET /admin/audit', { query: {} })
    expect(log.rows[0]).toMatchObject({ resourceTitle: '소셜 로그인', title: '카카오' })
    expect(JSON.stringify(log)).not.toContain(site.keys.clientSecret)
  })

  test('are sealed anew with a newer key, and offer nothing where none opens them', async () => {
    const newer = randomBytes(32)
    await resealAll(app.database, createSecretBox([newer, key]))
    expect((await app.client(hosts.a).request('GET /social-sites')).rows).toEqual([])
    await resealAll(app.database, createSecretBox([key, newer]))
    expect((await app.client(hosts.a).request('GET /social-sites')).rows).toEqual(['kakao', 'naver'])
  })

  test('that are removed take the site from the sign-in, and bring it back', async () => {
    const { self } = await member()
    const path = '/admin/social-keys/kakao'
    expect((await app.send(path, { method: 'DELETE', headers: { cookie: owner } })).status).toBe(204)
    expect((await app.client(hosts.a).request('GET /social-sites')).rows).toEqual(['naver'])
    expect((await app.send(path, { method: 'DELETE', headers: { cookie: owner } })).status).toBe(404)
    await put('kakao', site.keys)
    expect((await (await finish(await begin())).json()).id).toBe(self.id)
  })
})
