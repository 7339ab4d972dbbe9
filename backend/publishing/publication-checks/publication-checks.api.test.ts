import { hosts, startBackend } from '#tests/support/backend.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* What the console tells before a publication. Source: docs/product.md, D11. */

let app: Awaited<ReturnType<typeof startBackend>>
let api: ReturnType<typeof app.client>
beforeAll(async () => {
  app = await startBackend()
  api = app.client(hosts.a, await app.signIn())
})
afterAll(() => app.close())

async function draft(key: string, pattern: string, data: Record<string, unknown>) {
  const state = (await api.request('GET /admin/pages')).rows.find((row) => row.key === key)
  await api.request('PUT /admin/pages/{key}', {
    params: { key },
    body: {
      pattern,
      title: key,
      seo: { description: '설명' },
      blocks: [{ id: 'one', component: 'TestSection', version: 1, data: { title: '안내', ...data } }],
    },
    headers: { 'if-match': state?.etag ?? '"new"' },
  })
}
const check = async (...keys: string[]) =>
  (
    await api.request('POST /admin/publication-checks', {
      body: { changes: keys.map((key) => ({ kind: 'page' as const, key })) },
    })
  ).rows
const publish = () => api.request('POST /admin/publish')
const link = (url: string) => ({ more: { title: '더 보기', url } })

test('a draft is checked as it would be published, and publishes all the same', async () => {
  await draft('advert', '/advert', { body: '국내 최고의 결과입니다.', ...link('/nowhere') })
  expect(await check('advert')).toMatchObject([
    { kind: 'link', severity: 'check', field: '/more/url', excerpt: { phrase: '/nowhere' } },
    { kind: 'advertising', severity: 'check', field: '/body', excerpt: { before: '국내 ', phrase: '최고' } },
  ])
  const { revision } = await publish()
  expect(revision).toBeGreaterThan(0)
  const published = (await api.request('POST /admin/publication-checks', { body: {} })).rows
  expect(published.filter(({ where }) => where[0] === 'advert').map(({ kind }) => kind)).toEqual([
    'link',
    'advertising',
  ])
})

test('words that are published all the same are kept with the revision and in the log, by who did it', async () => {
  await draft('advert', '/advert', { body: '국내 최고의 결과입니다.' })
  await draft('plain', '/plain', { body: '평일 10시에 엽니다.' })
  const { revision } = await publish()
  const rowOf = async (number: number) =>
    (await api.request('GET /admin/revisions')).rows.find((row) => row.revision === number)
  const word = { where: expect.arrayContaining(['advert']), excerpt: { phrase: '최고' } }
  expect((await rowOf(revision))?.acceptedWords).toMatchObject([word])
  const log = async () => (await api.request('GET /admin/audit', { query: { pageSize: 1 } })).rows[0]
  const entry = await log()
  expect(entry).toMatchObject({ by: '관리자', resource: 'publications', title: `${revision}번 리비전` })
  expect(entry?.warnings).toEqual([expect.stringContaining('‘최고’')])
  // What is chosen counts, and not what stood there before.
  await draft('plain', '/plain', { body: '평일 11시에 엽니다.' })
  const { etag } = await api.request('GET /admin/pages/{key}', { params: { key: 'plain' } })
  const next = await api.request('POST /admin/publish', {
    body: { changes: [{ kind: 'page', key: 'plain', etag }] },
  })
  expect((await rowOf(next.revision))?.acceptedWords).toEqual([])
  expect(await log()).toEqual(entry)
})

test('a page that is taken away is told of with the links that it leaves behind', async () => {
  await draft('advert', '/advert', link('/target'))
  await draft('target', '/target', {})
  await publish()
  expect(await check('advert', 'target')).toEqual([])
  const { etag } = await api.request('GET /admin/pages/{key}', { params: { key: 'target' } })
  await api.request('DELETE /admin/pages/{key}', { params: { key: 'target' }, headers: { 'if-match': etag } })
  expect(await check('target')).toMatchObject([
    { kind: 'link', place: { key: 'advert', block: 'one' }, excerpt: { phrase: '/target' } },
  ])
})

test('what publishing would refuse is told as that', async () => {
  await draft('first', '/shared', {})
  await publish()
  await draft('first', '/moved', {})
  await draft('second', '/shared', {})
  const [found, ...others] = await check('second')
  expect(others).toEqual([])
  expect(found).toMatchObject({ kind: 'standing', severity: 'blocking' })
  expect(found?.message).toContain('함께 골라')
  expect(await check('first', 'second')).toEqual([])
})

test('a link to a row follows whether visitors see it', async () => {
  await draft('notice', '/cscenter/notice/:noticeId', {})
  await publish()
  const notice = {
    title: '알림',
    publishedAt: '2026-01-01T00:00:00.000Z',
    body: [{ type: 'paragraph', text: '글' }],
  }
  const { id } = await api.request('POST /admin/{resource}', {
    params: { resource: 'notices' },
    body: notice,
  })
  await draft('advert', '/advert', link(`/cscenter/notice/${id}`))
  expect(await check('advert')).toEqual([])
  await api.request('POST /admin/{resource}/bulk', {
    params: { resource: 'notices' },
    body: { ids: [id], action: 'hide' },
  })
  expect((await check('advert')).map(({ message }) => message)).toEqual([
    expect.stringContaining('보이지 않습니다'),
  ])
})

test('what differs is told by the fields, and any revision can be seen by who is signed in', async () => {
  await publish()
  await draft('differs', '/differs', { body: '처음 글' })
  const { revision } = await publish()
  await draft('differs', '/differs', { body: '고친 글' })
  const differences = async (from: string, to: string) =>
    (await api.request('GET /admin/differences', { query: { from, to } })).rows
  const change = { before: { text: '처음 글' }, after: { text: '고친 글' } }
  expect(await differences('published', 'draft')).toMatchObject([
    { kind: 'page', key: 'differs', change: 'changed', path: '/differs', fields: [change] },
  ])
  expect(await differences(String(revision - 1), String(revision))).toMatchObject([
    { key: 'differs', change: 'added', fields: [] },
  ])
  const next = (await publish()).revision
  expect(await differences(String(revision), String(next))).toMatchObject([{ fields: [change] }])

  const seen = async (at: number) =>
    api.request('GET /page', { query: { path: '/differs', state: 'draft', at } })
  expect(await seen(revision)).toMatchObject({ blocks: [{ data: { body: '처음 글' } }] })
  expect(await seen(next)).toMatchObject({ blocks: [{ data: { body: '고친 글' } }] })
  await expect(seen(999)).rejects.toMatchObject({ status: 404 })
  expect((await app.send(`/page?path=/differs&state=draft&at=${revision}`)).status).toBe(401)
})
