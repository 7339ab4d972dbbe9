import { accounts, passkeyChallenges } from './table.ts'
import { accountCommands } from '#backend/operation/operator/account-commands.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { admin, hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  cookie = await app.signIn()
})
afterAll(() => app.close())

let lastAddress = 0
const elsewhere = () => `10.8.0.${(lastAddress += 1)}`
type Sent = { body?: unknown; cookie?: string | undefined; host?: string; method?: string }

/** The status of an answer, its body, and the cookie that came with it. */
async function ask(path: string, { body, cookie: session, host = hosts.a, method = 'POST' }: Sent = {}) {
  const response = await app.send(path, {
    host,
    method,
    address: elsewhere(),
    ...(body !== undefined && { body }),
    ...(session && { headers: { cookie: session } }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  }
}
const question = async (path: string, sent: Sent = {}) => {
  const { body } = await ask(path, sent)
  return body as unknown as { challenge: string }
}
const askToAdd = (session = cookie, currentPassword = admin.password, host = hosts.a) =>
  question('/admin/account/passkeys/options', { cookie: session, body: { currentPassword }, host })
const askToSignIn = (host = hosts.a) => question('/admin/session/passkey/options', { host })
const enter = (answer: unknown, host = hosts.a) => ask('/admin/session/passkey', { body: { answer }, host })

async function withPasskey(session = cookie, host = hosts.a, password = admin.password) {
  const device = createAuthenticator(host)
  const answer = device.register(await askToAdd(session, password, host))
  const added = await ask('/admin/account/passkeys', {
    cookie: session,
    host,
    body: { name: '노트북', answer },
  })
  expect(added.status).toBe(201)
  return device
}

async function newcomer(email: string) {
  const { token } = await app
    .client(hosts.a, cookie)
    .request('POST /admin/invitations', { body: { email, role: 'desk' } })
  const password = `비밀번호 ${email}`
  const accepted = await ask('/admin/invitation/acceptance', { body: { token, name: '이도윤', password } })
  return { email, password, cookie: accepted.cookie, api: app.client(hosts.a, accepted.cookie) }
}
const byPassword = async ({ email, password }: { email: string; password: string }) => {
  const { status, body } = await ask('/admin/session', { body: { email, password } })
  return status === 200 ? 'in' : (body.code as string)
}

test('a passkey signs in alone, counts as a second factor, and the password alone opens no more', async () => {
  const desk = await newcomer('passkey@example.com')
  expect(await byPassword(desk)).toBe('in')
  const device = await withPasskey(desk.cookie, hosts.a, desk.password)
  const entered = await enter(device.signIn(await askToSignIn()))
  expect(entered.body).toMatchObject({ email: desk.email, role: 'desk' })
  const self = app.client(hosts.a, entered.cookie)
  const own = await self.request('GET /admin/account')
  expect(own).toMatchObject({
    hasTwoFactor: true,
    hasAuthenticator: false,
    passkeys: [{ id: device.id, name: '노트북', host: hosts.a }],
  })
  expect(own.passkeys[0]?.lastUsedAt).not.toBeNull()
  expect(await byPassword(desk)).toBe('passkey-required')
  expect(await byPassword({ ...desk, password: '아님' })).toBe('wrong-credentials')

  const params = { id: device.id }
  await self.request('PUT /admin/account/passkeys/{id}', { params, body: { name: '새 노트북' } })
  expect((await self.request('GET /admin/account')).passkeys).toMatchObject([{ name: '새 노트북' }])
  const path = `/admin/account/passkeys/${device.id}`
  const remove = (currentPassword: string) =>
    ask(path, { cookie: entered.cookie, method: 'DELETE', body: { currentPassword } })
  expect((await remove('아님')).status).toBe(422)
  // Somebody else's is none of theirs.
  const others = await ask(path, { cookie, method: 'PUT', body: { name: '남의 것' } })
  expect(others.status).toBe(404)
  expect((await remove(desk.password)).status).toBe(204)
  expect((await enter(device.signIn(await askToSignIn()))).status).toBe(401)
  expect(await byPassword(desk)).toBe('in')
})

describe('a passkey is refused', () => {
  let device: ReturnType<typeof createAuthenticator>
  let desk: Awaited<ReturnType<typeof newcomer>>
  beforeAll(async () => {
    desk = await newcomer('refused@example.com')
    device = await withPasskey(desk.cookie, hosts.a, desk.password)
  })

  test.each([
    ['of another origin', { origin: 'http://a.test.evil.example' }],
    ['of another port', { origin: 'http://a.test:8080' }],
    ['of the same host by https, where it was asked by http', { origin: 'https://a.test' }],
    ['whose device asked for no finger or PIN', { isVerified: false }],
  ])('%s', async (_, how) => {
    expect((await enter(device.signIn(await askToSignIn(), how))).status).toBe(401)
    const fresh = createAuthenticator(hosts.a)
    const answer = fresh.register(await askToAdd(desk.cookie, desk.password), how)
    const added = await ask('/admin/account/passkeys', { cookie: desk.cookie, body: { name: 'x', answer } })
    expect([added.status, added.body.code]).toEqual([422, 'passkey-refused'])
  })

  test('whose answer was used before', async () => {
    const answer = device.signIn(await askToSignIn())
    expect((await enter(answer)).status).toBe(200)
    expect((await enter(answer)).status).toBe(401)
  })

  test('whose question is over, was never asked, or was asked for something else', async () => {
    expect((await enter(device.signIn({ challenge: 'bmV2ZXItYXNrZWQ' }))).status).toBe(401)
    expect((await enter(device.signIn(await askToAdd(desk.cookie, desk.password)))).status).toBe(401)
    const late = await askToSignIn()
    await app.database.asOperator((tx) => tx.update(passkeyChallenges).set({ expiresAt: new Date(0) }))
    expect((await enter(device.signIn(late))).status).toBe(401)
    // Another account's question, and a sign-in's, add nothing.
    for (const asked of [await askToAdd(), await askToSignIn()]) {
      const answer = createAuthenticator(hosts.a).register(asked)
      const added = await ask('/admin/account/passkeys', { cookie: desk.cookie, body: { name: 'x', answer } })
      expect(added.status).toBe(422)
    }
  })

  test('at another clinic, though its answer is to that clinic’s question', async () => {
    const asked = await askToSignIn(hosts.b)
    expect((await enter(device.signIn(asked), hosts.b)).status).toBe(401)
    expect((await enter(device.signIn(asked, { origin: `http://${hosts.b}` }), hosts.b)).status).toBe(401)
    // And with a question of the other clinic's it is nobody's at its own.
    expect((await enter(device.signIn(await askToSignIn(hosts.b)))).status).toBe(401)
  })

  test('that another device signs for, or whose counter goes back', async () => {
    const impostor = {
      ...createAuthenticator(hosts.a).signIn(await askToSignIn()),
      id: device.id,
      rawId: device.id,
    }
    expect((await enter(impostor)).status).toBe(401)
    expect((await enter(device.signIn(await askToSignIn(), { counter: 7 }))).status).toBe(200)
    expect((await enter(device.signIn(await askToSignIn(), { counter: 7 }))).status).toBe(401)
    expect((await enter(device.signIn(await askToSignIn(), { counter: 8 }))).status).toBe(200)
  })

  test('of an account that is disabled', async () => {
    const isTheirs = eq(accounts.email, desk.email)
    const set = (disabledAt: Date | null) =>
      app.database.asOperator((tx) => tx.update(accounts).set({ disabledAt }).where(isTheirs))
    await set(new Date())
    expect((await enter(device.signIn(await askToSignIn(), { counter: 9 }))).status).toBe(401)
    await set(null)
    expect((await enter(device.signIn(await askToSignIn(), { counter: 10 }))).status).toBe(200)
  })

  test('once the owner or the operator turned the second factor off, for who has lost everything', async () => {
    const lost = await newcomer('lost@example.com')
    await withPasskey(lost.cookie, hosts.a, lost.password)
    expect(await byPassword(lost)).toBe('passkey-required')
    const { rows } = await app.database.asOperator((tx) =>
      tx.execute<{ code: string }>('select code from partners where partner_id = 1'),
    )
    await accountCommands['account two-factor-off']?.run(app, [rows[0]?.code ?? '', lost.email])
    expect(await byPassword(lost)).toBe('in')
  })
})

test('a clinic that requires two factors lets the others only set one up, once a week has passed', async () => {
  const owner = app.client(hosts.a, cookie)
  const desk = await newcomer('required@example.com')
  const set = (isRequired: boolean) => owner.request('PUT /admin/two-factor-policy', { body: { isRequired } })
  const allowed = async () =>
    (await ask('/admin/reservations', { cookie: desk.cookie, method: 'GET' })).status
  const { twoFactorRequiredFrom: from } = await set(true)
  expect(Date.parse(from ?? '')).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000)
  // To require it again gives no more time.
  expect(await set(true)).toEqual({ twoFactorRequiredFrom: from })
  expect(await desk.api.request('GET /admin/session')).toMatchObject({ setUpTwoFactorBy: from })
  expect(await allowed()).toBe(200)
  expect(
    (
      await ask('/admin/two-factor-policy', {
        cookie: desk.cookie,
        method: 'PUT',
        body: { isRequired: false },
      })
    ).status,
  ).toBe(403)

  const isThis = eq(partners.partnerId, 1)
  const past = { twoFactorRequiredFrom: new Date(Date.now() - 1_000) }
  await app.database.asOperator((tx) => tx.update(partners).set(past).where(isThis))
  expect(await allowed()).toBe(403)
  expect(await ask('/admin/reservations', { cookie: desk.cookie, method: 'GET' })).toMatchObject({
    body: { code: 'two-factor-required' },
  })
  expect((await ask('/page?path=/_app&state=draft', { cookie: desk.cookie, method: 'GET' })).status).toBe(403)
  // Signing in goes on, and leads to setting it up.
  expect(await byPassword(desk)).toBe('in')
  expect((await ask('/admin/account', { cookie: desk.cookie, method: 'GET' })).status).toBe(200)
  await withPasskey(desk.cookie, hosts.a, desk.password)
  expect(await allowed()).toBe(200)
  expect(await desk.api.request('GET /admin/session')).toMatchObject({ setUpTwoFactorBy: null })

  // The owner, who has none, is held to it too, and every session of another clinic is not.
  await expect(set(false)).rejects.toMatchObject({ code: 'two-factor-required' })
  expect(await app.signIn(hosts.b)).toContain('danjang_admin=')
  await withPasskey()
  expect(await set(false)).toEqual({ twoFactorRequiredFrom: null })
})
