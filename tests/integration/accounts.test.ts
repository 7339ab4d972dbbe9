import { accountCommands } from '#backend/operator/account-commands.ts'
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

describe('a second account', () => {
  const desk = {
    email: 'Desk@Example.com',
    name: '이도윤',
    role: 'desk' as const,
    password: '데스크의 비밀번호',
  }
  let id: string

  test('is made by an owner, and may what its role may', async () => {
    const made = await owner().request('POST /admin/accounts', { body: desk })
    id = made.id
    expect(made).toMatchObject({ email: 'desk@example.com', role: 'desk', isDisabled: false, isSelf: false })
    const { status, cookie: session } = await signIn(desk.email, desk.password)
    expect(status).toBe(200)
    for (const path of ['/admin/accounts', '/admin/global'])
      expect((await app.send(path, { headers: { cookie: session } })).status).toBe(403)
    const again = app.send('/admin/accounts', { body: desk, headers: { cookie } })
    expect(await (await again).json()).toMatchObject({ status: 422, errors: [{ path: '/email' }] })
    const { rows } = await owner().request('GET /admin/accounts')
    expect(rows.map(({ email, sessions, isSelf }) => [email, sessions > 0, isSelf])).toEqual([
      ['desk@example.com', true, false],
      [admin.email, true, true],
    ])
  })

  test('changes its own password, which ends its other sessions and no owner’s', async () => {
    const [here, there] = [await signIn(desk.email, desk.password), await signIn(desk.email, desk.password)]
    const change = (currentPassword: string) =>
      app.send('/admin/account/password', {
        method: 'PUT',
        body: { currentPassword, password: '바꾼 비밀번호 둘' },
        headers: { cookie: here.cookie },
        address: elsewhere(),
      })
    expect((await change('아님')).status).toBe(422)
    const changed = await change(desk.password)
    expect(changed.status).toBe(204)
    const next = changed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await Promise.all([here.cookie, there.cookie, next, cookie].map(isSignedIn))).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect((await signIn(desk.email, desk.password)).status).toBe(401)
    expect((await signIn(desk.email, '바꾼 비밀번호 둘')).status).toBe(200)
  })

  test('is given another role and another password, and is disabled, at once for whoever is signed in', async () => {
    const { cookie: session } = await signIn(desk.email, '바꾼 비밀번호 둘')
    await owner().request('PUT /admin/accounts/{id}', { params: { id }, body: { role: 'editor' } })
    expect((await app.send('/admin/global', { headers: { cookie: session } })).status).toBe(200)
    await owner().request('PUT /admin/accounts/{id}', {
      params: { id },
      body: { password: '새로 받은 비밀번호' },
    })
    expect(await isSignedIn(session)).toBe(false)
    const later = await signIn(desk.email, '새로 받은 비밀번호')
    await owner().request('PUT /admin/accounts/{id}', { params: { id }, body: { isDisabled: true } })
    expect(await isSignedIn(later.cookie)).toBe(false)
    expect((await signIn(desk.email, '새로 받은 비밀번호')).status).toBe(401)
    await owner().request('PUT /admin/accounts/{id}', { params: { id }, body: { isDisabled: false } })
    expect((await signIn(desk.email, '새로 받은 비밀번호')).status).toBe(200)
  })

  test('has its sessions ended by an owner, and others of one’s own by oneself', async () => {
    const { cookie: session } = await signIn(desk.email, '새로 받은 비밀번호')
    await owner().request('DELETE /admin/accounts/{id}/sessions', { params: { id } })
    expect(await isSignedIn(session)).toBe(false)
    const other = await app.signIn()
    await owner().request('DELETE /admin/account/sessions')
    expect([await isSignedIn(other), await isSignedIn(cookie)]).toEqual([false, true])
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
