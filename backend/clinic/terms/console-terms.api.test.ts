import type { ApiClient } from '#api/client.ts'
import { termsHistories } from './table.ts'
import { addDays, dayInSeoul } from '#schema/plain/days.ts'
import type { Role } from '#schema/accounts.ts'
import type { TermVersionInput } from '#schema/term-versions.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'

/* Terms and their versions as the clinic writes them. Source: docs/decisions/0053. */

let app: Awaited<ReturnType<typeof startBackend>>
let as: (role: Role) => Promise<ApiClient>
let api: ApiClient
let id: number
beforeAll(async () => {
  app = await startBackend()
  const cookie = await makeActors(app.database, 1, 0)
  as = async (role) => app.client(hosts.a, await cookie(role))
  api = await as('manager')
})
afterAll(() => app.close())

const visitor = () => app.client(hosts.a)
let made = 0
const makeTerm = async (values: object = {}) => {
  const code = `terms-${(made += 1)}`
  const body = { title: `약관 ${made}`, code, purpose: 'SERVICE', occasions: ['SIGN_UP'], ...values }
  const { id: number } = await api.request('POST /admin/{resource}', { params: { resource: 'terms' }, body })
  return { id: number, code }
}
let code: string
beforeEach(async () => {
  // What waits of other terms is told as the end of lists too.
  await app.database.asOperator((tx) =>
    tx.execute(sql`delete from terms_histories where effective_at > now()`),
  )
  ;({ id, code } = await makeTerm())
})

const tomorrow = () => addDays(dayInSeoul(Date.now()), 1)
const words = (text: string, effectiveOn = tomorrow(), more: Partial<TermVersionInput> = {}) => ({
  effectiveOn,
  body: [{ type: 'paragraph' as const, text }],
  ...more,
})
const versions = async () => (await api.request('GET /admin/terms/{id}/versions', { params: { id } })).rows
const create = (body: ReturnType<typeof words>) =>
  api.request('POST /admin/terms/{id}/versions', { params: { id }, body })
const save = (version: number, etag: string, body: ReturnType<typeof words>) =>
  api.request('PUT /admin/terms/{id}/versions/{version}', {
    params: { id, version },
    body,
    headers: { 'if-match': etag },
  })
const withdraw = (version: number) =>
  api.request('DELETE /admin/terms/{id}/versions/{version}', { params: { id, version } })
/** Lets a version's time come, as if it had been written long before. */
const letCome = (version: number, days = 1) =>
  app.database.asOperator((tx) =>
    tx
      .update(termsHistories)
      .set({ effectiveAt: sql`now() - make_interval(days => ${days})` })
      .where(and(eq(termsHistories.termId, id), eq(termsHistories.version, version))),
  )
/** Terms whose version 1 is in force. */
const putInForce = async () => {
  await create(words('첫 글'))
  await letCome(1, 30)
}

describe('a new version', () => {
  test('waits for midnight in Seoul of its day, and visitors see the one before until then', async () => {
    await putInForce()
    const day = tomorrow()
    const { version, status, effectiveAt } = await create(words('새 글', day))
    expect({ version, status, effectiveAt }).toEqual({
      version: 2,
      status: 'SCHEDULED',
      effectiveAt: new Date(`${day}T00:00:00+09:00`).toISOString(),
    })
    const seen = await visitor().request('GET /term', { query: { termTitle: code } })
    expect(seen).toMatchObject({ version: 1, body: [{ text: '첫 글' }] })
    expect(seen.versions.map((one) => one.version)).toEqual([1])
  })
  test('that is the first is told by the 404 before it, so that a kept page for missing ones is made anew then', async () => {
    const see = () => visitor().request('GET /term', { query: { termTitle: code } })
    await expect(see()).rejects.toMatchObject({ status: 404, validUntil: undefined })
    const { effectiveAt } = await create(words('첫 글'))
    await expect(see()).rejects.toMatchObject({ status: 404, validUntil: effectiveAt })
    await letCome(1)
    expect(await see()).toMatchObject({ version: 1 })
  })
  test('is told as the end of what visitors see, so that kept pages are made anew then', async () => {
    await putInForce()
    const see = () => visitor().request('GET /term', { query: { termTitle: code } })
    expect((await see()).validUntil).toBeNull()
    const { effectiveAt } = await create(words('새 글'))
    expect((await see()).validUntil).toBe(effectiveAt)
    const list = await visitor().request('GET /terms', { query: {} })
    expect(list.validUntil).toBe(effectiveAt)
    await letCome(2)
    expect(await see()).toMatchObject({ version: 2, validUntil: null })
    expect((await versions()).map(({ version, status }) => [version, status])).toEqual([
      [2, 'PUBLIC'],
      [1, 'ENDED'],
    ])
  })
  test('of today is in force at once, from now and not from this morning', async () => {
    await putInForce()
    const before = Date.now() - 1_000
    const { status, effectiveAt } = await create(words('오늘 글', dayInSeoul(Date.now())))
    expect(status).toBe('PUBLIC')
    expect(Date.parse(effectiveAt)).toBeGreaterThan(before)
    expect(await visitor().request('GET /term', { query: { termTitle: code } })).toMatchObject({
      version: 2,
      body: [{ text: '오늘 글' }],
    })
  })
  test('is refused for a day that is over, at its field', async () => {
    await expect(create(words('글', addDays(dayInSeoul(Date.now()), -1)))).rejects.toMatchObject({
      status: 422,
      errors: [{ path: '/effectiveOn' }],
    })
  })
  test('is one at a time', async () => {
    await create(words('하나'))
    await expect(create(words('둘', addDays(dayInSeoul(Date.now()), 40)))).rejects.toMatchObject({
      status: 409,
      code: 'version-ahead',
    })
  })
  test('of a consent names purpose, items, retention and the right to refuse', async () => {
    ;({ id, code } = await makeTerm({ purpose: 'PRIVACY', isRequired: true }))
    const error = await create(words('글', tomorrow(), { retention: '1년' })).catch(
      (caught: unknown) => caught,
    )
    expect(error).toMatchObject({
      status: 422,
      errors: [{ path: '/collectionPurpose' }, { path: '/collectedItems' }, { path: '/refusal' }],
    })
  })
})

describe('a version ahead', () => {
  test('can be corrected, also to another day', async () => {
    const { etag } = await create(words('잘못 쓴 글'))
    const day = addDays(dayInSeoul(Date.now()), 40)
    const { data, status } = await save(1, etag, words('바로 쓴 글', day))
    expect({ data, status }).toMatchObject({
      data: { effectiveOn: day, body: [{ text: '바로 쓴 글' }] },
      status: 'SCHEDULED',
    })
  })
  test('is not saved over what somebody else saved since', async () => {
    const { etag } = await create(words('처음'))
    await save(1, etag, words('다른 사람이 고친 글'))
    await expect(save(1, etag, words('내가 고친 글'))).rejects.toMatchObject({ status: 409, code: 'stale' })
    expect((await versions())[0]?.data.body).toMatchObject([{ text: '다른 사람이 고친 글' }])
  })
  test('can be withdrawn, and its number is given again', async () => {
    await putInForce()
    await create(words('거둘 글'))
    await withdraw(2)
    expect((await versions()).map(({ version }) => version)).toEqual([1])
    expect((await create(words('다시 쓴 글'))).version).toBe(2)
  })
})

describe('a version in force or past', () => {
  test('can be neither changed nor withdrawn', async () => {
    await putInForce()
    await create(words('둘째 글'))
    await letCome(2)
    for (const { version, etag } of await versions()) {
      const refused = { status: 409, code: 'version-in-force' }
      await expect(save(version, etag, words('몰래 바꾼 글'))).rejects.toMatchObject(refused)
      await expect(withdraw(version)).rejects.toMatchObject(refused)
    }
    expect((await versions()).map(({ data }) => data.body)).toMatchObject([
      [{ text: '둘째 글' }],
      [{ text: '첫 글' }],
    ])
  })
  test('is held by the database itself, whatever a request asks for', async () => {
    await putInForce()
    const isThis = and(eq(termsHistories.termId, id), eq(termsHistories.partnerId, 1))
    const changed = await app.database.withPartner(1, async (tx) => [
      ...(await tx.update(termsHistories).set({ refusal: '몰래' }).where(isThis).returning()),
      ...(await tx.delete(termsHistories).where(isThis).returning()),
    ])
    expect(changed).toEqual([])
    expect(await versions()).toMatchObject([{ data: { refusal: '' } }])
  })
  test('leaves the terms their purpose and address, and keeps them from being removed', async () => {
    const params = { resource: 'terms', id }
    await putInForce()
    const { data, etag } = await api.request('GET /admin/{resource}/{id}', { params })
    const body = { ...data, purpose: 'NOTICE', occasions: [], code: 'elsewhere' }
    await expect(
      api.request('PUT /admin/{resource}/{id}', { params, body, headers: { 'if-match': etag } }),
    ).rejects.toMatchObject({ status: 422, errors: [{ path: '/code' }, { path: '/purpose' }] })
    await expect(api.request('DELETE /admin/{resource}/{id}', { params, query: {} })).rejects.toMatchObject({
      status: 409,
      code: 'in-use',
    })
  })
})

test('a consent stays with the version that was agreed to, and only last answers count', async () => {
  await putInForce()
  const agree = async (cookie: string, version: number, isAgreed = true) =>
    app.client(hosts.a, cookie).request('POST /customers/this/consents', {
      body: { agreements: [{ termId: id, version, isAgreed }] },
    })
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => signInCustomer(app.database, 1)))
  for (const one of [first, second, third]) await agree(one!.cookie, 1)
  await agree(third!.cookie, 1, false)
  await create(words('새 글'))
  await letCome(2)
  await agree(second!.cookie, 2)
  expect((await versions()).map(({ version, agreedCount }) => [version, agreedCount])).toEqual([
    [2, 1],
    [1, 1],
  ])
  const { rows } = await api.request('GET /admin/{resource}', {
    params: { resource: 'terms' },
    query: { search: `약관 ${made}` },
  })
  expect(rows[0]?.values).toMatchObject({ purpose: '이용약관', isRequired: '선택', version: 2, agreed: 2 })
})

test('the log tells who wrote, changed and withdrew which version', async () => {
  const { etag } = await create(words('처음'))
  await save(1, etag, words('고침'))
  await withdraw(1)
  const { rows } = await api.request('GET /admin/audit', { query: { resource: 'term-versions', rowId: id } })
  expect(rows.map(({ action, title, by }) => [action, title, by])).toEqual([
    ['REMOVED', `약관 ${made} 버전 1`, 'manager'],
    ['CHANGED', `약관 ${made} 버전 1`, 'manager'],
    ['CREATED', `약관 ${made} 버전 1`, 'manager'],
  ])
})

test('advertising is never required, and an address is one clinic’s terms’ alone', async () => {
  await expect(makeTerm({ purpose: 'MARKETING_SMS', isRequired: true })).rejects.toMatchObject({
    status: 422,
    errors: [{ path: '/isRequired' }],
  })
  await expect(makeTerm({ code })).rejects.toMatchObject({ status: 422, errors: [{ path: '/code' }] })
})

test.each(['editor', 'desk'] as const)('%s neither reads nor writes them', async (role) => {
  const other = await as(role)
  const refused = { status: 403, code: 'role' }
  const params = { id }
  await expect(other.request('GET /admin/terms/{id}/versions', { params })).rejects.toMatchObject(refused)
  await expect(
    other.request('POST /admin/terms/{id}/versions', { params, body: words('글') }),
  ).rejects.toMatchObject(refused)
  const { rows } = await other.request('GET /admin/resources')
  expect(rows.map(({ name }) => name)).not.toContain('terms')
})
