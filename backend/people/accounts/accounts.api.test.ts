import { invitations as invitationTable, passwordResets, twoFactors } from './table.ts'
import { createSignIn } from './sign-in.ts'
import { countUnopened, resealAll } from '#backend/operation/operator/reseal.ts'
import { createSecretBox, type SecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { notifications } from '#backend/messages/notifications/table.ts'
import { accountCommands } from '#backend/operation/operator/account-commands.ts'
import type { Role } from '#schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  cookie = await app.signIn()
})
afterAll(() => app.close())

let lastAddress = 0
const elsewhere = () => `10.7.0.${(lastAddress += 1)}`

async function signIn(email: string, password: string): Promise<{ status: number; cookie: string }> {
  const response = await app.send('/admin/session', { body: { email, password }, address: elsewhere() })
  return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
const isSignedIn = async (session: string) =>
  (await app.send('/admin/session', { headers: { cookie: session } })).status === 200
const owner = () => app.client(hosts.a, cookie)

const put = (path: string, body: object, more: { cookie?: string } = {}) =>
  app.send(path, { method: 'PUT', body, headers: { ...more }, address: elsewhere() })

/** Accepts an invitation; gives the answer and the cookie of the session that begins. */
async function accept(token: string, password: string, name = '이도윤') {
  const response = await app.send('/admin/invitation/acceptance', {
    body: { token, name, password },
    address: elsewhere(),
  })
  return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** The cookie by which an answer has a browser known again. */
const knownBy = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('danjang_known='))
    ?.split(';')[0] ?? ''

/** Guesses the password of an e-mail until no more is allowed. */
async function useUpGuesses(email: string) {
  let status = 401
  for (let tries = 0; status === 401 && tries < 40; tries += 1)
    status = (await signIn(email, `추측 ${tries}`)).status
  expect(status).toBe(429)
}

/** Signs in, from another address, with the cookie of an answer. */
const signInAgain = async (email: string, password: string, answer: Response) => {
  const headers = { cookie: knownBy(answer) }
  return (await app.send('/admin/session', { body: { email, password }, headers, address: elsewhere() }))
    .status
}

/** Somebody with an account of their own, signed in. */
async function newcomer(email: string, role: Role) {
  const { token } = await owner().request('POST /admin/invitations', { body: { email, role } })
  const password = `비밀번호 ${email}`
  const { cookie: session } = await accept(token, password)
  const { rows } = await owner().request('GET /admin/accounts')
  const { id = '' } = rows.find((row) => row.email === email) ?? {}
  return { id, email, password, cookie: session, api: app.client(hosts.a, session) }
}

const sentTo = (recipient: string) =>
  app.database.asOperator((tx) =>
    tx
      .select({ kind: notifications.kind, values: notifications.values })
      .from(notifications)
      .where(eq(notifications.recipient, recipient))
      .orderBy(notifications.id),
  )
const keyOf = (values: unknown) => (values as { 열쇠: string }).열쇠.replace(/^.*=/, '')

const logged = async (resource: string) =>
  (await owner().request('GET /admin/audit', { query: { resource, pageSize: 100 } })).rows

describe('an invitation', () => {
  const email = 'Desk@Example.com'
  const password = '데스크의 비밀번호'

  test('goes out by e-mail, and becomes an account of its role that is signed in', async () => {
    const sent = await owner().request('POST /admin/invitations', { body: { email, role: 'desk' } })
    expect(sent).toMatchObject({ email: 'desk@example.com', role: 'desk', by: '관리자' })
    const [mail] = await sentTo('desk@example.com')
    expect([mail?.kind, keyOf(mail?.values)]).toEqual(['INVITATION', sent.token])
    expect((await owner().request('GET /admin/accounts')).invitations.map((one) => one.email)).toEqual([
      'desk@example.com',
    ])
    const again = await app.send('/admin/invitations', { body: { email, role: 'desk' }, headers: { cookie } })
    expect(await again.json()).toMatchObject({ status: 422, code: 'invited', errors: [{ path: '/email' }] })

    const opened = await app.send('/admin/invitation', { body: { token: sent.token }, address: elsewhere() })
    expect(await opened.json()).toMatchObject({
      email: 'desk@example.com',
      role: 'desk',
      partnerName: '가나의원',
    })
    const accepted = await accept(sent.token, password)
    expect(accepted.status).toBe(201)
    for (const path of ['/admin/accounts', '/admin/global'])
      expect((await app.send(path, { headers: { cookie: accepted.cookie } })).status).toBe(403)
    expect((await signIn(email, password)).status).toBe(200)
    const { rows, invitations } = await owner().request('GET /admin/accounts')
    expect(invitations).toEqual([])
    expect(rows.map((row) => [row.email, row.name, row.sessions > 0, row.isSelf])).toEqual([
      ['desk@example.com', '이도윤', true, false],
      [admin.email, '관리자', true, true],
    ])
    expect(rows[0]?.lastSignedInAt).not.toBeNull()
    const known = await app.send('/admin/invitations', { body: { email, role: 'desk' }, headers: { cookie } })
    expect(await known.json()).toMatchObject({ status: 422, code: 'email-taken' })
  })

  test('opens once, not after it is sent again or taken back, and not when it is over', async () => {
    const body = { email: 'late@example.com', role: 'editor' } as const
    const first = await owner().request('POST /admin/invitations', { body })
    const params = { id: first.id }
    const second = await owner().request('POST /admin/invitations/{id}/resend', { params })
    expect((await accept(first.token, password)).status).toBe(404)
    await app.database.asOperator((tx) =>
      tx.update(invitationTable).set({ expiresAt: new Date(Date.now() - 1000) }),
    )
    expect((await accept(second.token, password)).status).toBe(404)
    const third = await owner().request('POST /admin/invitations/{id}/resend', { params })
    const [one, other] = await Promise.all([accept(third.token, password), accept(third.token, password)])
    expect([one.status, other.status].sort()).toEqual([201, 404])
    expect((await accept(third.token, password)).status).toBe(404)

    const fourth = await owner().request('POST /admin/invitations', {
      body: { email: 'gone@example.com', role: 'owner' },
    })
    await owner().request('DELETE /admin/invitations/{id}', { params: { id: fourth.id } })
    expect((await accept(fourth.token, password)).status).toBe(404)
    const actions = (await logged('invitations')).map(({ action, title }) => `${action} ${title}`)
    expect(actions.slice(0, 2)).toEqual(['REMOVED gone@example.com', 'CREATED gone@example.com'])
    expect(JSON.stringify([await logged('invitations'), await logged('accounts')])).not.toContain(third.token)
  })

  test('lets in the browser in which it was accepted, whatever others have guessed', async () => {
    const invited = { email: 'kept-out@example.com', role: 'desk' } as const
    const { token } = await owner().request('POST /admin/invitations', { body: invited })
    await useUpGuesses(invited.email)
    const body = { token, name: '이도윤', password }
    const accepted = await app.send('/admin/invitation/acceptance', { body, address: elsewhere() })
    expect(await signInAgain(invited.email, password, accepted)).toBe(200)
    expect((await signIn(invited.email, password)).status).toBe(429)
  })

  test('opens no more where who sent it is no owner any more', async () => {
    const other = await newcomer('owner2@example.com', 'owner')
    const { token } = await other.api.request('POST /admin/invitations', {
      body: { email: 'friend@example.com', role: 'owner' },
    })
    const params = { id: other.id }
    await owner().request('PUT /admin/accounts/{id}', { params, body: { role: 'desk' } })
    expect((await accept(token, password)).status).toBe(404)
  })
})

describe('an account', () => {
  test('changes its own password, which ends its other sessions and no owner’s', async () => {
    const desk = await newcomer('password@example.com', 'desk')
    const there = await signIn(desk.email, desk.password)
    const change = (currentPassword: string) =>
      put(
        '/admin/account/password',
        { currentPassword, password: '바꾼 비밀번호 둘' },
        { cookie: desk.cookie },
      )
    expect((await change('아님')).status).toBe(422)
    const changed = await change(desk.password)
    expect(changed.status).toBe(204)
    const next = changed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await Promise.all([desk.cookie, there.cookie, next, cookie].map(isSignedIn))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect((await signIn(desk.email, desk.password)).status).toBe(401)
    expect((await signIn(desk.email, '바꾼 비밀번호 둘')).status).toBe(200)
    const [last] = (await logged('accounts')).filter(({ title }) => title === desk.email)
    expect([last?.by, last?.action, last?.changes]).toEqual(['이도윤', 'PASSWORD_SET', []])
  })

  test('is given another role and is disabled, at once for whoever is signed in, and the log tells', async () => {
    const desk = await newcomer('role@example.com', 'desk')
    const params = { id: desk.id }
    await owner().request('PUT /admin/accounts/{id}', { params, body: { role: 'editor' } })
    expect((await app.send('/admin/global', { headers: { cookie: desk.cookie } })).status).toBe(200)
    await owner().request('PUT /admin/accounts/{id}', { params, body: { isDisabled: true } })
    expect(await isSignedIn(desk.cookie)).toBe(false)
    expect((await signIn(desk.email, desk.password)).status).toBe(401)
    await owner().request('PUT /admin/accounts/{id}', { params, body: { isDisabled: false } })
    expect((await signIn(desk.email, desk.password)).status).toBe(200)
    const told = (await logged('accounts')).filter(({ title }) => title === desk.email)
    expect(told.map(({ by, action, changes }) => [by, action, ...changes.map((one) => one.after)])).toEqual([
      ['관리자', 'CHANGED', '끔'],
      ['관리자', 'CHANGED', '켬'],
      ['관리자', 'CHANGED', '편집자'],
      ['이도윤', 'CREATED'],
    ])
  })

  test('sees the browsers in which it is signed in, ends one of them, and its owner ends all', async () => {
    const desk = await newcomer('sessions@example.com', 'desk')
    const response = await app.send('/admin/session', {
      body: { email: desk.email, password: desk.password },
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Safari/604.1' },
      address: elsewhere(),
    })
    const there = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { sessions } = await desk.api.request('GET /admin/account')
    expect(sessions.map(({ browser, isThis }) => [browser, isThis]).sort()).toEqual([
      ['', true],
      ['Safari, iPhone', false],
    ])
    const params = { id: sessions.find(({ isThis }) => !isThis)?.id ?? '' }
    // Nobody ends another's session by its number.
    await expect(owner().request('DELETE /admin/account/sessions/{id}', { params })).rejects.toMatchObject({
      status: 404,
    })
    await desk.api.request('DELETE /admin/account/sessions/{id}', { params })
    expect([await isSignedIn(there), await isSignedIn(desk.cookie)]).toEqual([false, true])
    await owner().request('DELETE /admin/accounts/{id}/sessions', { params: { id: desk.id } })
    expect(await isSignedIn(desk.cookie)).toBe(false)
    const other = await app.signIn()
    await owner().request('DELETE /admin/account/sessions')
    expect([await isSignedIn(other), await isSignedIn(cookie)]).toEqual([false, true])
  })

  test('changes its own name', async () => {
    const desk = await newcomer('name@example.com', 'desk')
    const renamed = await desk.api.request('PUT /admin/account', { body: { name: ' 김새로 ' } })
    expect(renamed).toMatchObject({ name: '김새로', email: desk.email })
    expect(await desk.api.request('GET /admin/session')).toEqual(renamed)
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => app.send('/admin/password-resets', { body: { email }, address: elsewhere() })
  const linkOf = async (email: string) => keyOf((await sentTo(email)).at(-1)?.values)
  const set = (token: string, password: string) => put('/admin/password-resets', { token, password })

  test('is set by a link, once, and whoever was signed in is signed out', async () => {
    const desk = await newcomer('forgot@example.com', 'desk')
    expect((await ask('Forgot@Example.com')).status).toBe(204)
    const token = await linkOf(desk.email)
    // Somebody else asks too: neither link voids the other until one is used.
    await ask(desk.email)
    const later = await linkOf(desk.email)
    expect((await set(token, '짧다')).status).toBe(422)
    const both = await Promise.all([set(token, '새 비밀번호 하나'), set(token, '새 비밀번호 하나')])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await isSignedIn(desk.cookie)).toBe(false)
    expect((await signIn(desk.email, desk.password)).status).toBe(401)
    expect((await signIn(desk.email, '새 비밀번호 하나')).status).toBe(200)
    expect((await set(later, '새 비밀번호 둘')).status).toBe(404)
  })

  test('lets in the browser in which it was set, whatever others have guessed', async () => {
    const desk = await newcomer('guessed@example.com', 'desk')
    await useUpGuesses(desk.email)
    await ask(desk.email)
    const answer = await put('/admin/password-resets', {
      token: await linkOf(desk.email),
      password: '새로 정한 비밀번호',
    })
    expect(await signInAgain(desk.email, '새로 정한 비밀번호', answer)).toBe(200)
    expect((await signIn(desk.email, '새로 정한 비밀번호')).status).toBe(429)
  })

  test('is asked for by a browser that has signed in before, however often others ask', async () => {
    const desk = await newcomer('asked@example.com', 'desk')
    const signedIn = await app.send('/admin/session', { body: desk, address: elsewhere() })
    for (let time = 0; time < 6; time += 1) await ask(desk.email)
    expect((await ask(desk.email)).status).toBe(429)
    const headers = { cookie: knownBy(signedIn) }
    const body = { email: desk.email }
    expect((await app.send('/admin/password-resets', { body, headers, address: elsewhere() })).status).toBe(
      204,
    )
  })

  test('says nothing of who has an account, and is asked for five times at most', async () => {
    const desk = await newcomer('often@example.com', 'desk')
    for (const email of ['nobody@example.com', desk.email]) {
      const statuses = []
      for (let time = 0; time < 6; time += 1) statuses.push((await ask(email)).status)
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    }
    expect(await sentTo('nobody@example.com')).toEqual([])
  })

  test('is set by no link that is over, nor for an account that is disabled', async () => {
    const desk = await newcomer('over@example.com', 'desk')
    await ask(desk.email)
    const first = await linkOf(desk.email)
    await app.database.asOperator((tx) =>
      tx.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1) }),
    )
    expect((await set(first, '새 비밀번호 하나')).status).toBe(404)
    await ask(desk.email)
    const second = await linkOf(desk.email)
    await owner().request('PUT /admin/accounts/{id}', { params: { id: desk.id }, body: { isDisabled: true } })
    expect((await set(second, '새 비밀번호 하나')).status).toBe(404)
  })
})

describe('two-factor', () => {
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  /** Lets the codes of now be new ones again. */
  const forgetUsed = () => app.database.asOperator((tx) => tx.update(twoFactors).set({ usedStep: 0 }))
  const enter = async ({ email, password }: { email: string; password: string }, code?: string) => {
    const body = { email, password, ...(code !== undefined && { code }) }
    const response = await app.send('/admin/session', { body, address: elsewhere() })
    return response.ok ? 'in' : ((await response.json()) as { code: string }).code
  }
  async function turnOn(person: Awaited<ReturnType<typeof newcomer>>) {
    const body = { currentPassword: person.password }
    const { secret, address } = await person.api.request('POST /admin/account/two-factor', { body })
    expect(address).toMatch(/^otpauth:\/\/totp\/.+secret=/)
    const code = codeOf(secret)
    const { codes } = await person.api.request('PUT /admin/account/two-factor', { body: { code } })
    return { secret, code, codes }
  }

  test('is on once a code of the app came back, and asks for one after the password', async () => {
    const desk = await newcomer('factor@example.com', 'desk')
    const begin = (currentPassword: string) =>
      app.send('/admin/account/two-factor', { body: { currentPassword }, headers: { cookie: desk.cookie } })
    expect((await begin('아님')).status).toBe(422)
    await begin(desk.password)
    expect((await put('/admin/account/two-factor', { code: 'abcdef' }, { cookie: desk.cookie })).status).toBe(
      422,
    )
    // What is begun and not confirmed asks for nothing.
    expect(await enter(desk)).toBe('in')
    const { secret, code: used, codes } = await turnOn(desk)
    expect(new Set(codes).size).toBe(10)
    expect((await begin(desk.password)).status).toBe(409)
    expect(await enter(desk)).toBe('code-required')
    expect(await enter({ ...desk, password: '아님' }, codeOf(secret))).toBe('wrong-credentials')
    // The code that turned it on is used up.
    expect(await enter(desk, used)).toBe('wrong-code')
    await forgetUsed()
    const code = codeOf(secret)
    expect(await enter(desk, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('in')
    expect(await enter(desk, code)).toBe('wrong-code')
    expect(await enter(desk, codeOf(secret, 20))).toBe('wrong-code')
    expect((await desk.api.request('GET /admin/account')).hasTwoFactor).toBe(true)
    const { rows } = await owner().request('GET /admin/accounts')
    expect(rows.find(({ id }) => id === desk.id)?.hasTwoFactor).toBe(true)
    expect(JSON.stringify([rows, await logged('accounts')])).not.toContain(secret)
  })

  test('is kept sealed: the database tells no secret, and another key opens none', async () => {
    const desk = await newcomer('sealed@example.com', 'desk')
    const { secret, codes } = await turnOn(desk)
    await forgetUsed()
    const isTheirs = eq(twoFactors.accountId, desk.id)
    const sealed = async () => {
      const [row] = await app.database.asOperator((tx) => tx.select().from(twoFactors).where(isTheirs))
      return row?.secret ?? ''
    }
    const before = await sealed()
    expect(before).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/)
    expect(before).not.toContain(secret)

    const signInAt = (secretBox: SecretBox, code: string) =>
      createSignIn({ database: app.database, secretBox })({
        partnerId: 1,
        email: desk.email,
        password: desk.password,
        code,
        address: elsewhere(),
        browser: { token: undefined, send: () => {} },
        userAgent: '',
        oldToken: undefined,
      }).then(
        () => 'in',
        ({ problem }) => problem.code as string,
      )
    const key = randomBytes(32)
    const other = createSecretBox([key])
    expect(await signInAt(other, codeOf(secret))).toBe('wrong-code')
    // Whoever has no right key still lets the owner of a recovery code in.
    expect(await signInAt(other, codes[0] ?? '')).toBe('in')
    expect(await countUnopened(app.database, other)).toBeGreaterThan(0)
    expect(await countUnopened(app.database, app.secretBox)).toBe(0)

    // Sealed anew with a newer key, by a box that has both: the older one may go then.
    const sealing = {
      ...app.secretBox,
      seal: other.seal,
      isOfCurrentKey: other.isOfCurrentKey,
    }
    expect((await resealAll(app.database, sealing)).unopened).toBe(0)
    expect(await sealed()).not.toBe(before)
    expect(await countUnopened(app.database, other)).toBe(0)
    await forgetUsed()
    expect(await signInAt(other, codeOf(secret))).toBe('in')
    // Back, for the tests that follow.
    await resealAll(app.database, {
      ...other,
      seal: app.secretBox.seal,
      isOfCurrentKey: app.secretBox.hasKeyOf,
    })
  })

  test('is stood in for by a recovery code, each once, however it is typed', async () => {
    const desk = await newcomer('recovery@example.com', 'desk')
    const { codes } = await turnOn(desk)
    expect(await enter(desk, codes[0]?.toLowerCase().replaceAll('-', ' '))).toBe('in')
    expect(await enter(desk, codes[0])).toBe('wrong-code')
    expect(await enter(desk, codes[1])).toBe('in')
    expect((await desk.api.request('GET /admin/account')).recoveryCodesLeft).toBe(8)
  })

  test('bounds guesses at the code, whatever addresses they come from', async () => {
    const desk = await newcomer('guesses@example.com', 'desk')
    const { codes } = await turnOn(desk)
    const answers = []
    for (let guess = 0; guess < 11; guess += 1) answers.push(await enter(desk, '000000x'))
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('wrong-code'))
    expect(answers[10]).not.toBe('wrong-code')
    expect(await enter(desk, codes[0])).not.toBe('in')
  })

  test('is turned off with the password, or by an owner for who lost the phone', async () => {
    const desk = await newcomer('off@example.com', 'desk')
    await turnOn(desk)
    const off = (currentPassword: string) =>
      app.send('/admin/account/two-factor', {
        method: 'DELETE',
        body: { currentPassword },
        headers: { cookie: desk.cookie },
      })
    expect((await off('아님')).status).toBe(422)
    expect((await off(desk.password)).status).toBe(204)
    expect(await enter(desk)).toBe('in')
    const { codes } = await turnOn(desk)
    await owner().request('DELETE /admin/accounts/{id}/two-factor', { params: { id: desk.id } })
    expect(await enter(desk)).toBe('in')
    await turnOn(desk)
    expect(await enter(desk, codes[0])).toBe('wrong-code')
  })
})

test('one owner is always left', async () => {
  const { rows } = await owner().request('GET /admin/accounts')
  const { id = '' } = rows.find(({ isSelf }) => isSelf) ?? {}
  for (const body of [{ role: 'manager' }, { isDisabled: true }] as const) {
    const [field] = Object.keys(body)
    const response = await app.send(`/admin/accounts/${id}`, { method: 'PUT', body, headers: { cookie } })
    expect(await response.json()).toMatchObject({
      status: 422,
      code: 'last-owner',
      errors: [{ path: `/${field}` }],
    })
  }
  expect(await isSignedIn(cookie)).toBe(true)
})

test('the operator’s commands do the same where nobody can sign in', async () => {
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute<{ code: string }>('select code from partners where partner_id = 2'),
  )
  const code = rows[0]?.code ?? ''
  const run = (name: string, ...args: string[]) =>
    accountCommands[`account ${name}`]?.run({ database: app.database }, [code, ...args]) ?? ''
  const enter = (email: string, told: string) =>
    app
      .send('/admin/session', {
        host: hosts.b,
        body: { email, password: /password (\S+) /.exec(told)?.[1] ?? '' },
        address: elsewhere(),
      })
      .then(({ status }) => status)

  const before = await app.signIn(hosts.b)
  expect(await enter(admin.email, await run('password', admin.email))).toBe(200)
  expect((await app.send('/admin/session', { host: hosts.b, headers: { cookie: before } })).status).toBe(401)
  expect(await enter('second@example.com', await run('add', 'second@example.com', 'owner'))).toBe(200)
  expect(await run('disable', admin.email)).toContain('disabled')
  await expect(run('role', 'second@example.com', 'desk')).rejects.toThrow('needs an owner')
  expect(await run('list')).toBe(
    `${admin.email}: owner, disabled, signed in 0 times\nsecond@example.com: owner, signed in 1 times`,
  )
  await expect(run('role', 'nobody@example.com', 'desk')).rejects.toThrow('There are: ')
  await expect(run('add', 'x@example.com', 'boss')).rejects.toThrow('ROLE is one of owner, manager')
})
