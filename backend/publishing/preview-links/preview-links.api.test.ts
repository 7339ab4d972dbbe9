import { operator } from '#backend/people/accounts/account-log.ts'
import { createAccount } from '#backend/people/accounts/accounts.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeActors, type ActorName } from '#tests/support/actors.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let owner: string
let ofA: (actor: ActorName) => Promise<string | undefined>
beforeAll(async () => {
  app = await startBackend()
  owner = await app.signIn()
  ofA = await makeActors(app.database, 1, 66_001)
})
afterEach(() => vi.useRealTimers())
afterAll(() => app.close())

const asOwner = () => app.client(hosts.a, owner)
const hour = 3_600_000

/** Makes a link and returns the cookie of a browser that opened it. */
async function makeLink(cookie = owner, hours?: 24 | 72 | 168) {
  const { address, until } = await app
    .client(hosts.a, cookie)
    .request('POST /admin/preview-links', { body: hours ? { hours } : {} })
  return { cookie: address.replace('/_preview/', 'danjang_preview='), address, until }
}

const readDraft = (cookie: string | undefined, host = hosts.a, path = '/_app') =>
  app.client(host, cookie).request('GET /page', { query: { path, state: 'draft' } })

test('whoever has a link reads the drafts and until when they may, and nothing else of the console', async () => {
  const { cookie, address, until } = await makeLink()
  expect(address).toMatch(/^\/_preview\/[\w-]{43}$/)
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(23 * hour)
  expect(await readDraft(cookie)).toMatchObject({ previewUntil: until, theme: {} })
  expect(await readDraft(cookie, hosts.a, '/')).toMatchObject({ path: '/', blocks: expect.any(Array) })
  expect(await readDraft(owner)).not.toHaveProperty('previewUntil')

  const links = { count: 1, until, answers: [] }
  expect(await asOwner().request('GET /admin/preview-links')).toEqual(links)
  const visitor = app.client(hosts.a, cookie)
  const earlier = { path: '/_app', state: 'draft', at: 1 } as const
  await expect(visitor.request('GET /page', { query: earlier })).rejects.toMatchObject({ status: 401 })
  for (const call of ['GET /admin/preview-links', 'GET /admin/pages', 'GET /admin/session'] as const)
    await expect(visitor.request(call)).rejects.toMatchObject({ status: 401, code: 'signed-out' })
})

test('nobody reads a draft by no link, by a link that was never made, or at another clinic', async () => {
  const { cookie } = await makeLink()
  await expect(readDraft(undefined)).rejects.toMatchObject({ status: 401, code: 'signed-out' })
  const refusal = { status: 401, code: 'preview-link-unknown' }
  await expect(readDraft(`${cookie.slice(0, -1)}${cookie.endsWith('a') ? 'b' : 'a'}`)).rejects.toMatchObject(
    refusal,
  )
  await expect(readDraft(cookie, hosts.b)).rejects.toMatchObject(refusal)
})

test('a link is over when its hours are', async () => {
  const short = await makeLink()
  const long = await makeLink(owner, 72)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(short.until) - 1_000 })
  await readDraft(short.cookie)
  vi.setSystemTime(Date.parse(short.until))
  await expect(readDraft(short.cookie)).rejects.toMatchObject({ status: 401, code: 'preview-link-over' })
  expect(await readDraft(long.cookie)).toMatchObject({ previewUntil: long.until })
})

test('all links of a clinic are withdrawn at once, and that is in the log as their making is', async () => {
  const links = [await makeLink(), await makeLink(owner, 168)]
  await asOwner().request('DELETE /admin/preview-links')
  for (const { cookie } of links)
    await expect(readDraft(cookie)).rejects.toMatchObject({ status: 401, code: 'preview-link-over' })
  expect(await asOwner().request('GET /admin/preview-links')).toMatchObject({ count: 0, until: null })
  const readLog = async () =>
    (await asOwner().request('GET /admin/audit', { query: { resource: 'preview-links' } })).rows
  const log = await readLog()
  expect(log[0]).toMatchObject({ action: 'REMOVED', resourceTitle: '미리보기 링크' })
  expect(log[1]).toMatchObject({
    action: 'CREATED',
    title: expect.stringMatching(/^\d+월 \d+일\(.\) 오[전후] \d+:\d\d까지$/),
  })
  // Nothing is left to withdraw, and nothing is told.
  await asOwner().request('DELETE /admin/preview-links')
  expect(await readLog()).toEqual(log)
  const { cookie } = await makeLink()
  await readDraft(cookie)
})

test('whoever has a link answers, and the console tells whether drafts have changed since', async () => {
  const { cookie } = await makeLink()
  const visitor = app.client(hosts.a, cookie)
  const readAnswers = async () => (await asOwner().request('GET /admin/preview-links')).answers
  const answer = (isApproved: boolean, note = '') =>
    visitor.request('POST /preview-answers', { body: { isApproved, note } })
  await answer(false, '  대표 사진을 바꿔 주세요.\n전화번호도요. ')
  expect(await readAnswers()).toMatchObject([
    { isApproved: false, note: '대표 사진을 바꿔 주세요.\n전화번호도요.', isOutdated: false },
  ])

  const { etag, draft } = (await asOwner().request('GET /admin/global')).slots.footer
  const body = { component: draft.component, data: { ...draft.data, note: '다른 바닥' } }
  await asOwner().request('PUT /admin/global/{slot}', {
    params: { slot: 'footer' },
    body,
    headers: { 'if-match': etag },
  })
  await answer(true)
  expect(await readAnswers()).toMatchObject([
    { isApproved: true, note: '', isOutdated: false },
    { isApproved: false, isOutdated: true },
  ])
  const { rows } = await asOwner().request('GET /admin/audit', { query: { resource: 'preview-links' } })
  expect(rows[0]).toMatchObject({ by: '미리보기 링크로 본 분', title: '답 · 공개해도 됨' })

  // What is public is nobody's to approve any more.
  await asOwner().request('POST /admin/publish')
  expect(await readAnswers()).toEqual([])
})

test('an answer needs a link that holds, words where something is to be changed, and is no account’s', async () => {
  const { cookie } = await makeLink()
  const body = { isApproved: false, note: ' ' }
  const call = 'POST /preview-answers'
  await expect(app.client(hosts.a, cookie).request(call, { body })).rejects.toMatchObject({
    status: 422,
    errors: [{ path: '/note', message: '고칠 점을 적어 주세요.' }],
  })
  const approval = { body: { isApproved: true } }
  await expect(app.client(hosts.a).request(call, approval)).rejects.toMatchObject({ status: 401 })
  await expect(app.client(hosts.b, cookie).request(call, approval)).rejects.toMatchObject({ status: 401 })
  await expect(asOwner().request(call, approval)).rejects.toMatchObject({
    status: 403,
    code: 'preview-link-only',
  })
  await asOwner().request('DELETE /admin/preview-links')
  await expect(app.client(hosts.a, cookie).request(call, approval)).rejects.toMatchObject({
    code: 'preview-link-over',
  })
})

test('those who write the site make links, the desk does not, and a link ends with its maker’s account', async () => {
  for (const role of ['owner', 'manager', 'editor'] as const) await makeLink(await ofA(role))
  await expect(makeLink(await ofA('desk'))).rejects.toMatchObject({ status: 403, code: 'role' })

  const body = {
    email: 'leaving@a.test',
    name: '떠나는 사람',
    role: 'editor',
    password: '긴-비밀번호-열두자',
  } as const
  const { id } = await createAccount(app.database, 1, body, operator)
  const signedIn = await app.send('/admin/session', { body: { email: body.email, password: body.password } })
  const { cookie } = await makeLink(signedIn.headers.getSetCookie()[0]?.split(';')[0])
  await readDraft(cookie)
  await asOwner().request('PUT /admin/accounts/{id}', { params: { id }, body: { isDisabled: true } })
  await expect(readDraft(cookie)).rejects.toMatchObject({ status: 401, code: 'preview-link-over' })
})

test('hours are those that one can choose', async () => {
  const body = { hours: 25 } as never
  await expect(asOwner().request('POST /admin/preview-links', { body })).rejects.toMatchObject({
    status: 422,
    errors: [{ path: '/hours', message: expect.stringContaining('24') }],
  })
})
