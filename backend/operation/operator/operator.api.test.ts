import { webhooks } from '#backend/messages/webhooks/table.ts'
import { operatorContract, type OperatorCall, type OperatorCallName } from '#api/contract/operator.ts'
import { ApiError } from '#api/client.ts'
import { accounts, recoveryCodes, twoFactors } from '#backend/people/accounts/table.ts'
import { createSecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { operatorCommands } from './operator-commands.ts'
import { operatorLog, operators } from './table.ts'
import { eq, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actorNames, makeActors } from '#tests/support/actors.ts'
import { hosts, signInCustomer } from '#tests/support/backend.ts'
import { operatorEmail, operatorHost, startOperator } from '#tests/support/operator.ts'

let app: Awaited<ReturnType<typeof startOperator>>
let cookie: string
let actorOf: Awaited<ReturnType<typeof makeActors>>
beforeAll(async () => {
  app = await startOperator()
  const { id } = await signInCustomer(app.database, 1)
  actorOf = await makeActors(app.database, 1, id)
  cookie = await app.operator.signIn()
})
afterAll(() => app.close())

const api = () => app.operator.client(cookie)
const calls = Object.entries(operatorContract) as [OperatorCallName, OperatorCall][]
const guarded = calls.filter(([, { access }]) => access === 'operator')

/** Bodies that pass every schema, so that only access can refuse them. */
const bodies: Partial<Record<OperatorCallName, unknown>> = {
  'POST /clinics': { name: '새', hosts: ['new.test'], template: 'empty', ownerEmail: 'o@example.com' },
  'PUT /clinics/{id}/hosts': { hosts: ['taken-over.test'] },
  'PUT /clinics/{id}/quotas': { pages: 1, accounts: 1, pictureMegabytes: 1, messages: 1 },
  'PUT /clinics/{id}/status': { isSuspended: true },
  'POST /clinics/{id}/invitations': { email: 'intruder@example.com' },
  'POST /imports': new Uint8Array([1, 2, 3]),
}

function ask(name: OperatorCallName, headers: Record<string, string>, host = operatorHost) {
  const [method = '', template = ''] = name.split(' ')
  const body = bodies[name]
  const type: Record<string, string> =
    'rawBody' in operatorContract[name] ? { 'content-type': 'application/gzip' } : {}
  return app.operator.send(template.replace('{id}', '1'), {
    method,
    host,
    headers: { ...type, ...headers },
    ...(body !== undefined && { body }),
  })
}

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable('It was allowed.'),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      const { status, code, message, errors } = error
      return { status, code, message, errors }
    },
  )

const stateOfA = () =>
  app.database.asOperator((tx) =>
    tx
      .execute(
        sql`select p.*, (select count(*) from partners) as clinics, array(select host from partner_hosts order by host) as hosts,
          (select count(*) from invitations) as invited, (select count(*) from operator_log) as acts
        from partners p where p.partner_id = 1`,
      )
      .then(({ rows }) => rows),
  )

describe('nobody but an operator is let in, and nothing happens where they try', () => {
  test.each(guarded)('%s', async (name) => {
    const before = await stateOfA()
    const wrong: string[] = []
    for (const who of actorNames) {
      const session = await actorOf(who)
      const token = session?.split('=')[1] ?? ''
      const attempts: [string, Record<string, string>][] = [
        ['its own cookie', session ? { cookie: session } : {}],
        ["its token as an operator's cookie", { cookie: `danjang_operator=${token}` }],
        ['its token as a bearer', { authorization: `Bearer ${token || 'x'}` }],
      ]
      for (const [how, headers] of attempts) {
        const { status } = await ask(name, headers)
        if (status !== 401) wrong.push(`${who} by ${how}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await stateOfA()).toEqual(before)
  })

  test.each(calls)('%s is no address at a clinic’s host, not even for an operator', async (name) => {
    expect((await ask(name, { cookie }, hosts.a)).status).toBe(404)
  })

  test.each(guarded.filter(([name]) => !name.startsWith('GET ')))(
    '%s is refused where another site sends it',
    async (name) => {
      const before = await stateOfA()
      const foreign = { cookie, origin: 'http://a.test', 'sec-fetch-site': 'cross-site' }
      expect((await ask(name, foreign)).status).toBe(403)
      expect(await stateOfA()).toEqual(before)
    },
  )

  test('an operator’s session opens no call of a clinic', async () => {
    const token = cookie.split('=')[1] ?? ''
    const attempts: Record<string, string>[] = [
      { cookie },
      { cookie: `danjang_admin=${token}` },
      { authorization: `Bearer ${token}` },
    ]
    for (const headers of attempts) {
      expect((await app.send('/admin/session', { headers })).status).toBe(401)
    }
  })

  test('the role of requests reads no table of the deployment', async () => {
    for (const table of ['operators', 'operator_sessions', 'operator_keys', 'operator_log']) {
      const read = app.database.withPartner(1, (tx) =>
        tx.execute(sql`select * from ${sql.identifier(table)}`),
      )
      await expect(read).rejects.toMatchObject({ cause: { code: '42501' } })
    }
    const raise = app.database.withPartner(1, (tx) =>
      tx.execute(sql`update partners set most_pages = null, suspended_at = null`),
    )
    await expect(raise).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
describe('signing in', () => {
  const right = () => ({ email: operatorEmail, password: app.operator.password, code: app.operator.code() })
  const signIn = (body: object, address?: string) =>
    app.operator.send('/session', { body, ...(address && { address }) })
  const unuse = () => app.database.asOperator((tx) => tx.update(operators).set({ usedStep: 0, guesses: 0 }))

  test('takes e-mail, password and code, all of them, and tells not which was wrong', async () => {
    await unuse()
    const wrong = [
      { ...right(), password: '다른 비밀번호' },
      { ...right(), code: '000000' },
      { ...right(), email: 'nobody@example.com' },
    ]
    const answers = await Promise.all(wrong.map(async (body) => (await signIn(body)).json()))
    expect(new Set(answers.map(({ message }) => message as string)).size).toBe(1)
    expect(answers.map(({ status }) => status as number)).toEqual([401, 401, 401])
    const { code: _, ...withoutCode } = right()
    expect((await signIn(withoutCode)).status).toBe(422)
    expect((await signIn(right())).status).toBe(200)
  })

  test('uses a code up', async () => {
    await unuse()
    const body = right()
    expect((await signIn(body)).status).toBe(200)
    expect((await signIn(body)).status).toBe(401)
  })

  test('an e-mail is guessed ten times in a quarter of an hour, from wherever', async () => {
    await unuse()
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn({ ...right(), password: `아무 말 ${guess}` })).status).toBe(401)
    const refused = await signIn(right())
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    await unuse()
    expect((await signIn(right())).status).toBe(200)
  })

  test('a session ends where it signs out, and where the operator is disabled or renewed', async () => {
    const isIn = async (session: string) =>
      (await app.operator.send('/session', { headers: { cookie: session } })).status === 200
    const one = await app.operator.signIn()
    await app.operator.send('/session', { method: 'DELETE', headers: { cookie: one } })
    expect(await isIn(one)).toBe(false)
    // A sign-out that is repeated names its session, and ends no later one.
    const again = await app.operator.signIn()
    const seen = await app.operator.send('/session', { headers: { cookie: again } })
    const name = seen.headers.get('session-id') ?? ''
    const later = await app.operator.signIn()
    const leave = (of: string) =>
      app.operator.send(`/session?sessionId=${name}`, { method: 'DELETE', headers: { cookie: of } })
    expect([(await leave(later)).status, await isIn(later)]).toEqual([409, true])
    expect([(await leave(again)).status, await isIn(again)]).toEqual([204, false])
    const run = (command: string) => operatorCommands[command]?.run(app, [operatorEmail])
    const two = await app.operator.signIn()
    await run('operator disable')
    expect(await isIn(two)).toBe(false)
    await unuse()
    expect((await signIn(right())).status).toBe(401)
    await run('operator enable')
    cookie = await app.operator.signIn()
    expect(await run('operator list')).toContain(`${operatorEmail}: active`)
    await expect(run('operator add')).rejects.toThrow('operator already')
  })
})

describe('a new clinic', () => {
  test.each(['dermatology', 'plastic-surgery', 'korean-medicine', 'empty'] as const)(
    'of the template %s is complete at once, and its owner comes by the link',
    async (template) => {
      const host = `${template}.test`
      const opened = await api().request('POST /clinics', {
        body: {
          name: `${template}의원`,
          hosts: [`https://${host.toUpperCase()}/`, `www.${host}`],
          template,
          ownerEmail: 'New@Example.com',
        },
      })
      expect(opened.clinic).toMatchObject({
        hosts: [host, `www.${host}`],
        code: template,
        isSuspended: false,
      })
      expect(opened.clinic.publishedAt).not.toBeNull()
      expect(opened.clinic.invited).toMatchObject([{ email: 'new@example.com' }])

      const visitor = app.client(`www.${host}`)
      const shell = await visitor.request('GET /page', { query: { path: '/_app' } })
      const home = await visitor.request('GET /page', { query: { path: '/' } })
      expect(home).toMatchObject({ title: `${template}의원` })
      expect(JSON.stringify([shell, home])).not.toMatch(/라온|미래성형|솔한의원|_files/)

      const accepted = await app.send('/admin/invitation/acceptance', {
        host,
        body: { token: opened.token, name: '원장', password: '새 비밀번호 정하기' },
      })
      expect(await accepted.json()).toMatchObject({ email: 'new@example.com', role: 'owner' })
      const session = accepted.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const owner = app.client(host, session)
      const { rows } = await owner.request('GET /admin/pages')
      expect(rows.length).toBeGreaterThan(0)
      const after = await api().request('GET /clinics/{id}', { params: { id: opened.clinic.id } })
      expect([after.invited, after.owners]).toMatchObject([[], [{ email: 'new@example.com', name: '원장' }]])
    },
  )

  test('has no host of another clinic, of the operator, or that is none', async () => {
    const open = (...given: string[]) =>
      refusalOf(
        api().request('POST /clinics', {
          body: { name: '둘째', hosts: given, template: 'empty', ownerEmail: 'o@example.com' },
        }),
      )
    expect(await open('second.test', hosts.a)).toMatchObject({
      status: 422,
      code: 'host-taken',
      errors: [
        { path: '/hosts/1', message: `${hosts.a}는 가나의원에서 쓰고 있습니다. 그 병원에서 먼저 빼 주세요.` },
      ],
    })
    expect(await open(operatorHost)).toMatchObject({ code: 'host-taken' })
    expect(await open('한 줄')).toMatchObject({ status: 422, errors: [{ path: '/hosts/0' }] })
    expect(await open('twice.test', 'TWICE.test')).toMatchObject({ errors: [{ path: '/hosts' }] })
    expect(await app.database.findPartner('second.test')).toBeNull()
  })
})

describe('a clinic', () => {
  test('changes its hosts at once: the old one is nobody’s, the first is the canonical one', async () => {
    const params = { id: 2 }
    await app.send('/partners/this', { host: hosts.b })
    const changed = await api().request('PUT /clinics/{id}/hosts', {
      params,
      body: { hosts: ['다라.test', 'moved.test'] },
    })
    expect(changed.hosts).toEqual([new URL('http://다라.test').hostname, 'moved.test'])
    expect((await app.send('/partners/this', { host: hosts.b })).status).toBe(404)
    expect((await app.send('/partners/this', { host: 'moved.test' })).status).toBe(200)
    await api().request('PUT /clinics/{id}/hosts', { params, body: { hosts: [hosts.b] } })
    expect((await app.send('/partners/this', { host: hosts.b })).status).toBe(200)
  })

  test('that is suspended reads and writes nothing, until it goes on', async () => {
    const owner = await app.signIn(hosts.b)
    const set = (isSuspended: boolean) =>
      api().request('PUT /clinics/{id}/status', { params: { id: 2 }, body: { isSuspended } })
    const write = async () =>
      (
        await app.send('/admin/account', {
          host: hosts.b,
          method: 'PUT',
          body: { name: '다른 이름' },
          headers: { cookie: owner },
        })
      ).json()
    await set(true)
    expect(await write()).toMatchObject({ status: 403, code: 'suspended' })
    const ask = await app.send('/customer/consultations', { host: hosts.b, method: 'POST', body: {} })
    expect(await ask.json()).toMatchObject({ status: 503, code: 'suspended' })
    const client = app.client(hosts.b, owner)
    expect(await client.request('GET /admin/session')).toMatchObject({ isSuspended: true, name: '관리자' })
    expect(await client.request('GET /partners/this/revision')).toMatchObject({ isSuspended: true })
    // Signing in is no writing of the clinic's.
    expect(await app.signIn(hosts.b)).toContain('danjang_admin=')
    // Another clinic goes on.
    expect((await app.send('/partners/this/revision')).status).toBe(200)
    await set(false)
    expect(await write()).toMatchObject({ name: '다른 이름', isSuspended: false })
  })

  test('makes no more pages, accounts and pictures than its quotas let it', async () => {
    const session = await app.signIn(hosts.a)
    const owner = app.client(hosts.a, session)
    const setQuotas = (quotas: { pages?: number; accounts?: number; pictureMegabytes?: number }) =>
      api().request('PUT /clinics/{id}/quotas', {
        params: { id: 1 },
        body: { pages: null, accounts: null, pictureMegabytes: null, messages: null, ...quotas },
      })
    const { use } = await api().request('GET /clinics/{id}', { params: { id: 1 } })

    await setQuotas({ pages: use.pages + 1, accounts: use.accounts + 1 })
    const page = (key: string) =>
      owner.request('PUT /admin/pages/{key}', {
        params: { key },
        headers: { 'if-match': '"new"' },
        body: { pattern: `/${key}`, title: key, blocks: [] },
      })
    const { etag } = await page('first')
    expect(await refusalOf(page('second'))).toMatchObject({
      status: 422,
      code: 'quota',
      message: expect.stringContaining(`페이지는 ${use.pages + 1}개까지`) as string,
    })
    // What is there may still be written.
    await owner.request('PUT /admin/pages/{key}', {
      params: { key: 'first' },
      headers: { 'if-match': etag },
      body: { pattern: '/first', title: '고침', blocks: [] },
    })

    const invite = (email: string) =>
      owner.request('POST /admin/invitations', { body: { email, role: 'desk' } })
    await invite('one@example.com')
    expect(await refusalOf(invite('two@example.com'))).toMatchObject({ status: 422, code: 'quota' })

    const sharp = (await import('sharp')).default
    const noise = {
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const
    const picture = async () =>
      app.send('/admin/files?alt=x', {
        method: 'POST',
        headers: { 'content-type': 'image/png', cookie: session },
        body: new Blob([new Uint8Array(await sharp(noise).png().toBuffer())]).stream(),
      })
    await setQuotas({ pictureMegabytes: 1 })
    const statuses: number[] = []
    while (!statuses.includes(422) && statuses.length < 20) statuses.push((await picture()).status)
    expect(statuses.length).toBeGreaterThan(1)
    expect(statuses.at(-1)).toBe(422)
    const full = await api().request('GET /clinics/{id}', { params: { id: 1 } })
    expect(full.use.pictureBytes).toBeGreaterThan(0)
    expect(full.use.pictureBytes).toBeLessThanOrEqual(1024 ** 2)
    await setQuotas({})
    expect((await picture()).status).toBe(201)
  })

  test('leaves as a file and comes back beside itself, at other hosts', async () => {
    const exported = await app.operator.send('/clinics/1/export', { headers: { cookie } })
    expect([exported.status, ...app.operator.logs]).toEqual([200])
    expect(exported.headers.get('content-disposition')).toMatch(
      /attachment; filename\*=UTF-8''.+\.danjang\.gz$/,
    )
    const file = new Uint8Array(await exported.arrayBuffer())
    expect(file.byteLength).toBe(Number(exported.headers.get('content-length')))

    const read = (query: string, bytes = file) =>
      app.operator.send(`/imports${query}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/gzip' },
        body: bytes,
      })
    expect(await (await read('')).json()).toMatchObject({ status: 422, code: 'host-taken' })
    const copied = await read('?hosts=copy.test,www.copy.test')
    expect(copied.status).toBe(201)
    const clinic = (await copied.json()) as { id: number; hosts: string[]; name: string }
    expect(clinic).toMatchObject({ name: '가나의원', hosts: ['copy.test', 'www.copy.test'] })
    expect(await app.client('copy.test').request('GET /partners/this')).toMatchObject({ id: clinic.id })
    // Its accounts came along.
    expect(await app.signIn('copy.test')).toContain('danjang_admin=')

    const bad = await read('?hosts=bad.test', new TextEncoder().encode('no dump'))
    expect(await bad.json()).toMatchObject({ status: 422, code: 'bad-dump' })
    const half = await read('?hosts=bad.test', file.subarray(0, file.byteLength >> 1))
    expect(await half.json()).toMatchObject({ status: 422, code: 'bad-dump' })
    expect(await app.database.findPartner('bad.test')).toBeNull()
  })
})

test('second factors and webhooks’ secrets of another deployment’s key are left behind, accounts and webhooks are not', async () => {
  const opened = await api().request('POST /clinics', {
    body: { name: '이사의원', hosts: ['moving.test'], template: 'empty', ownerEmail: 'm@example.com' },
  })
  const partnerId = opened.clinic.id
  const password = '이사하는 비밀번호'
  await app.send('/admin/invitation/acceptance', {
    host: 'moving.test',
    body: { token: opened.token, name: '원장', password },
  })
  const setSecret = (secret: string) =>
    app.database.asOperator(async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.partnerId, partnerId))
      const row = { partnerId, accountId: account?.id ?? '', secret, confirmedAt: new Date() }
      await tx.delete(twoFactors).where(eq(twoFactors.partnerId, partnerId))
      await tx.insert(twoFactors).values(row)
      await tx.insert(recoveryCodes).values({ partnerId, accountId: row.accountId, codeHash: 'x' })
      const webhook = { url: 'https://emr.example/', description: '', events: [], includesContact: false }
      await tx.delete(webhooks).where(eq(webhooks.partnerId, partnerId))
      await tx.insert(webhooks).values({ partnerId, ...webhook, isActive: true, secret })
    })
  const enterCopy = async (host: string) => {
    const exported = await app.operator.send(`/clinics/${partnerId}/export`, { headers: { cookie } })
    const copied = await app.operator.send(`/imports?hosts=${host}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/gzip' },
      body: new Uint8Array(await exported.arrayBuffer()),
    })
    expect(copied.status).toBe(201)
    const response = await app.send('/admin/session', { host, body: { email: 'm@example.com', password } })
    const site = await app.database.findPartner(host)
    const [webhook] = await app.database.asOperator((tx) =>
      tx
        .select()
        .from(webhooks)
        .where(eq(webhooks.partnerId, site?.partnerId ?? 0)),
    )
    return [response.status, webhook?.secret]
  }
  const sealed = app.secretBox.seal('JBSWY3DPEHPK3PXP', 'anywhere')
  await setSecret(sealed)
  expect(await enterCopy('same-key.test')).toEqual([422, sealed])
  await setSecret(createSecretBox([randomBytes(32)]).seal('JBSWY3DPEHPK3PXP', 'anywhere'))
  expect(await enterCopy('other-key.test')).toEqual([200, null])
})

test('an operator’s secret is sealed', async () => {
  const [row] = await app.database.asOperator((tx) => tx.select().from(operators))
  expect(row?.totpSecret).toMatch(/^v1\./)
})

test('every act is in the log, with who did it and what it was before', async () => {
  const params = { id: 1 }
  const quotas = { pages: 500, accounts: null, pictureMegabytes: null, messages: null }
  await api().request('PUT /clinics/{id}/quotas', { params, body: quotas })
  const { rows } = await api().request('GET /log', { query: {} })
  expect(rows[0]).toMatchObject({
    by: operatorEmail,
    action: 'QUOTAS_CHANGED',
    clinicId: 1,
    clinicName: '가나의원',
    details: { before: { pages: null }, after: { pages: 500 } },
  })
  const done = await app.database.asOperator((tx) =>
    tx.selectDistinct({ action: operatorLog.action }).from(operatorLog),
  )
  const acts = done.map(({ action }) => action)
  for (const action of [
    'OPERATOR_ADDED',
    'SIGNED_IN',
    'CLINIC_OPENED',
    'CLINIC_SUSPENDED',
    'CLINIC_EXPORTED',
  ])
    expect(acts).toContain(action)
  // What changes nothing is no act.
  await api().request('PUT /clinics/{id}/quotas', { params, body: quotas })
  const again = await api().request('GET /log', { query: {} })
  expect(again.rows[0]?.id).toBe(rows[0]?.id)
  // No secret is in it.
  expect(JSON.stringify(again.rows)).not.toContain(app.operator.password)
})
